import { MAX_FEEDBACK_TEXT } from '../../bundle/constants';
import { FEEDBACK_FORM_MESSAGES } from '../../bundle/messages/feedback-form';

/** A reader's feedback on a page. */
interface Issue {
  title: string;
  /** Address of the page. */
  url: string;
  /** What the reader looked for. */
  wanted: string;
  /** What is wrong or missing. */
  wrong: string;
}

/** The text of an issue, in Markdown. */
export function issueText({ title, url, wanted, wrong }: Issue): string {
  const parts = [
    [FEEDBACK_FORM_MESSAGES.page, `${title}\n${url}`],
    [FEEDBACK_FORM_MESSAGES.wanted, wanted],
    [FEEDBACK_FORM_MESSAGES.wrong, wrong],
  ];
  return parts.map(([name, text]) => `### ${name}\n\n${text?.trim() || '—'}\n`).join('\n');
}

/**
 * The address of a new issue that is filled in already, as GitHub and Gitee read it. Long texts are cut,
 * because addresses have a maximum length.
 */
export function issueAddress(address: string, issue: Issue): string {
  const url = new URL(address);
  url.searchParams.set('title', FEEDBACK_FORM_MESSAGES.issueTitle(issue.title));
  url.searchParams.set('body', issueText(issue).slice(0, MAX_FEEDBACK_TEXT));
  return url.href;
}
