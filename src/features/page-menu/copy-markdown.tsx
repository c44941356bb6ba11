import { MESSAGES } from '../../bundle/messages';
import { fetchMarkdown } from './fetch-markdown';
import { useCopyText } from './use-copy-text';

const LABELS = {
  idle: MESSAGES.copyMarkdown,
  copied: MESSAGES.copied,
  failed: MESSAGES.copyMarkdownFailed,
};

interface CopyMarkdownProps {
  path: string;
  announce: (text: string) => void;
}

/** Copies the page's Markdown, for example to paste it into an AI chat or into notes. */
export function CopyMarkdown({ path, announce }: CopyMarkdownProps) {
  const [state, copy] = useCopyText(() => fetchMarkdown(path));
  return (
    <button
      type="button"
      className="copy-markdown"
      data-result={state}
      onClick={() => void copy().then((result) => announce(LABELS[result]))}
    >
      {LABELS[state]}
    </button>
  );
}
