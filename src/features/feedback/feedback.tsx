import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FEEDBACK_EVENT } from '../../bundle/constants';
import { FEEDBACK_MESSAGES } from '../../bundle/messages';
import { loadCode } from '../../content/load-code';
import { reportError } from '../../shared/report-error';
import { readAnswer, rememberAnswer } from './answers';
import type { FeedbackFormProps } from './feedback-form';

interface FeedbackProps {
  /** Route of the page. */
  path: string;
  title: string;
  /** Address at which a reader can open an issue; undefined where there is none. */
  issuesAddress: string | undefined;
  announce: (text: string) => void;
}

const importForm = () => import(/* webpackChunkName: "feedback" */ './feedback-form');

/**
 * Asks at the end of a page whether it helped. Each answer is stored in the browser and reported to the visitor
 * statistics (`FEEDBACK_EVENT`). A no also opens a form, which sends nothing by itself.
 */
export function Feedback({ path, announce, ...page }: FeedbackProps) {
  const [isThanked, setIsThanked] = useState(false);
  const [form, setForm] = useState<{ FeedbackForm: ComponentType<FeedbackFormProps> }>();
  const selected = useRef('');
  useEffect(() => setIsThanked(readAnswer(path) === 'yes'), [path]);

  const answer = (value: 'yes' | 'no'): void => {
    rememberAnswer(path, value);
    window.dispatchEvent(new CustomEvent(FEEDBACK_EVENT, { detail: { answer: value, path } }));
  };
  const thank = (): void => {
    answer('yes');
    setIsThanked(true);
    announce(FEEDBACK_MESSAGES.thanks);
  };
  const openForm = (): void => {
    answer('no');
    loadCode('feedback', importForm, { canWait: false }).then(setForm, (error: unknown) =>
      reportError('feedback', error),
    );
  };
  // Pressing the button may clear the selection before the click event.
  const noteSelection = (): void => {
    selected.current = window.getSelection()?.toString().trim() ?? '';
  };

  return (
    <section className="feedback" aria-label={FEEDBACK_MESSAGES.label}>
      {form ? (
        <form.FeedbackForm
          {...page}
          path={path}
          selected={selected.current}
          announce={announce}
          onClose={() => setForm(undefined)}
        />
      ) : (
        <>
          <span>{isThanked ? FEEDBACK_MESSAGES.thanks : FEEDBACK_MESSAGES.question}</span>
          {!isThanked && (
            <button type="button" onClick={thank}>
              {FEEDBACK_MESSAGES.yes}
            </button>
          )}
          <button type="button" onPointerDown={noteSelection} onClick={openForm}>
            {FEEDBACK_MESSAGES.no}
          </button>
        </>
      )}
    </section>
  );
}
