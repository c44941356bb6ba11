import { OWN_SITE_MESSAGES } from '../../bundle/messages/own-site';
import type { OwnValue } from '../../bundle/records';
import { openForm } from './open-form';
import { type OwnValues, readOwnValues, saveOwnValues } from './own-values';
import { findReplacements, replaceValues } from './replace-values';

/** Puts the reader's values into the samples below `root`. Returns a function that restores the samples. */
function fillSamples(root: Element, fields: readonly OwnValue[], values: OwnValues): () => void {
  const undos = [...root.querySelectorAll('pre code')].flatMap((code) => {
    const replacements = findReplacements(code.textContent, fields, values);
    return replacements.length > 0 ? replaceValues(code, replacements) : [];
  });
  return () => {
    for (const undo of undos) undo();
  };
}

function createButton(name: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/** Adds a button to the bar of each sample that may have values of the reader's site. */
function addButtons(root: Element, onClick: () => void): HTMLButtonElement[] {
  return [...root.querySelectorAll('[data-own-values] > .code-bar')].map((bar) => {
    const button = createButton('fill-own-values', '', onClick);
    button.title = OWN_SITE_MESSAGES.fill;
    button.setAttribute('aria-label', OWN_SITE_MESSAGES.fill);
    bar.insertBefore(button, bar.querySelector('.copy-code'));
    return button;
  });
}

/**
 * Lets readers enter the values of their own site, and shows the samples with these values, below a line that says so.
 * Nothing is sent. Returns a function that restores the page.
 */
export function showOwnSite(
  root: Element,
  fields: readonly OwnValue[],
  announce: (text: string) => void,
): () => void {
  let restoreSamples: () => void = () => undefined;
  let dialog: HTMLDialogElement | undefined;

  const applyValues = (values: OwnValues, withSecrets: boolean): void => {
    saveOwnValues(fields, values, withSecrets);
    update();
    announce(Object.keys(values).length > 0 ? OWN_SITE_MESSAGES.used : OWN_SITE_MESSAGES.forgotten);
  };
  const askForValues = (): void => {
    dialog = openForm(fields, readOwnValues(), (answer) => applyValues(answer.values, answer.withSecrets));
  };
  const forget = (): void => {
    applyValues({}, false);
    // The focused button has gone with the line.
    buttons[0]?.focus();
  };
  const buttons = addButtons(root, askForValues);
  const line = document.createElement('p');
  line.className = 'own-site';
  line.append(
    OWN_SITE_MESSAGES.used,
    createButton('change-own-values', OWN_SITE_MESSAGES.change, askForValues),
    createButton('forget-own-values', OWN_SITE_MESSAGES.forget, forget),
  );
  const update = (): void => {
    restoreSamples();
    const values = readOwnValues();
    restoreSamples = fillSamples(root, fields, values);
    if (Object.keys(values).length === 0) line.remove();
    else root.querySelector('[data-own-values]')?.closest('.theme-default-content > *')?.before(line);
  };
  update();
  return () => {
    dialog?.close();
    restoreSamples();
    line.remove();
    for (const button of buttons) button.remove();
  };
}
