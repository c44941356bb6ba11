import { type ComponentType, useEffect, useState } from 'react';
import type { AssistantConfig } from '../bundle/records';
import { loadCode } from '../content/load-code';
import { reportError } from '../shared/report-error';
import { whenIdle } from '../shared/when-idle';

interface AssistantProps {
  config: AssistantConfig;
}

/** The assistant, loaded after everything else. If its script does not load, the page has no assistant. */
export function LazyAssistant({ config }: AssistantProps) {
  const [loaded, setLoaded] = useState<{ Assistant: ComponentType<AssistantProps> }>();
  useEffect(() => {
    const abort = new AbortController();
    whenIdle(abort.signal)
      .then(() =>
        loadCode(
          'assistant',
          () => import(/* webpackChunkName: "assistant" */ '../features/assistant/assistant'),
          { canWait: true },
        ),
      )
      .then(setLoaded, (error: unknown) => reportError('assistant', error));
    return () => abort.abort();
  }, []);
  return loaded && <loaded.Assistant config={config} />;
}
