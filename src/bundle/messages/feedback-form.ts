import { IS_TRANSLATED, TRANSLATION } from './language';
import { feedbackForm } from './zh/feedback-form';

/** Texts of the form about a page that did not help. */
export const FEEDBACK_FORM_MESSAGES = IS_TRANSLATED ? TRANSLATION.feedbackForm : feedbackForm;
