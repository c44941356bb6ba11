import { useEffect, useId, useRef, useState } from 'react';
import { FEEDBACK_FORM_MESSAGES } from '../../bundle/messages/feedback-form';
import { withBase } from '../../bundle/paths';
import { reportError } from '../../shared/report-error';
import { useEscapeKey } from '../../shared/use-escape-key';
import { issueAddress, issueText } from './issue';

export interface FeedbackFormProps {
  path: string;
  title: string;
  /** Address at which a reader can open an issue; undefined where there is none. */
  issuesAddress: string | undefined;
  /** Text that the reader had selected on the page. */
  selected: string;
  announce: (text: string) => void;
  onClose: () => void;
}

/** A form with two questions. The answers become a prefilled issue or a text to copy. */
export function FeedbackForm({ path, title, issuesAddress, selected, announce, onClose }: FeedbackFormProps) {
  const [wanted, setWanted] = useState('');
  const [wrong, setWrong] = useState(selected && FEEDBACK_FORM_MESSAGES.quoted(selected));
  const first = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => first.current?.focus(), []);
  useEscapeKey(true, onClose);

  const issue = { title, url: window.location.origin + withBase(path), wanted, wrong };
  const copy = async (): Promise<void> => {
    try {
      // Outside a secure context (HTTPS, localhost) there is no clipboard, and this line throws.
      await navigator.clipboard.writeText(issueText(issue));
      announce(FEEDBACK_FORM_MESSAGES.copied);
    } catch (error) {
      reportError('feedback', error);
      announce(FEEDBACK_FORM_MESSAGES.notCopied);
    }
  };
  return (
    <form className="feedback-form" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}wanted`}>{FEEDBACK_FORM_MESSAGES.wanted}</label>
      <textarea
        ref={first}
        id={`${id}wanted`}
        rows={2}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <label htmlFor={`${id}wrong`}>{FEEDBACK_FORM_MESSAGES.wrong}</label>
      <textarea id={`${id}wrong`} rows={3} value={wrong} onChange={({ target }) => setWrong(target.value)} />
      <p>
        {issuesAddress === undefined ? FEEDBACK_FORM_MESSAGES.noteCopy : FEEDBACK_FORM_MESSAGES.noteIssue}
      </p>
      <div>
        {issuesAddress !== undefined && (
          <a href={issueAddress(issuesAddress, issue)} target="_blank" rel="noopener noreferrer">
            {FEEDBACK_FORM_MESSAGES.open(new URL(issuesAddress).hostname)}
          </a>
        )}
        <button type="button" onClick={() => void copy()}>
          {FEEDBACK_FORM_MESSAGES.copy}
        </button>
        <button type="button" onClick={onClose}>
          {FEEDBACK_FORM_MESSAGES.cancel}
        </button>
      </div>
    </form>
  );
}
