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

function addButton(row: Element, text: string, onClick: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  row.append(button);
}

/**
 * Lets readers enter the values of their own site, and shows the samples with these values. Nothing is sent. `row`:
 * the paragraph that the build writes above the samples (`tools/markdown/own-site-note.ts`), which gets the buttons.
 * Returns a function that restores the page.
 */
export function showOwnSite(
  root: Element,
  row: HTMLElement,
  fields: readonly OwnValue[],
  announce: (text: string) => void,
): () => void {
  const originalText = row.textContent;
  let restoreSamples: () => void = () => undefined;
  let dialog: HTMLDialogElement | undefined;

  const applyValues = (values: OwnValues, withSecrets: boolean): void => {
    saveOwnValues(fields, values, withSecrets);
    update();
    announce(Object.keys(values).length > 0 ? OWN_SITE_MESSAGES.used : OWN_SITE_MESSAGES.forgotten);
    row.querySelector('button')?.focus();
  };
  const askForValues = (): void => {
    dialog = openForm(fields, readOwnValues(), (answer) => applyValues(answer.values, answer.withSecrets));
  };
  const update = (): void => {
    restoreSamples();
    const values = readOwnValues();
    restoreSamples = fillSamples(root, fields, values);
    const isFilled = Object.keys(values).length > 0;
    row.textContent = isFilled ? OWN_SITE_MESSAGES.used : originalText;
    addButton(row, isFilled ? OWN_SITE_MESSAGES.change : OWN_SITE_MESSAGES.fill, askForValues);
    if (isFilled) addButton(row, OWN_SITE_MESSAGES.forget, () => applyValues({}, false));
  };
  update();
  return () => {
    dialog?.close();
    restoreSamples();
    row.textContent = originalText;
  };
}
