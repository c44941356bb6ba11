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

/** Puts the page's Markdown on the clipboard, for a chat with a machine or a note of one's own. */
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
