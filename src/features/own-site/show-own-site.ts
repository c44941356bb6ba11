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
 * Lets readers enter the values of their own site, and shows the samples with these values. Nothing is sent. Returns a
 * function that restores the page.
 */
export function showOwnSite(
  root: Element,
  row: HTMLElement,
  fields: readonly OwnValue[],
  announce: (text: string) => void,
): () => void {
  const offer = row.textContent;
  let empty: () => void = () => undefined;
  let dialog: HTMLDialogElement | undefined;

  const use = (values: OwnValues, withSecrets: boolean): void => {
    saveOwnValues(fields, values, withSecrets);
    show();
    announce(Object.keys(values).length > 0 ? OWN_SITE_MESSAGES.used : OWN_SITE_MESSAGES.forgotten);
    row.querySelector('button')?.focus();
  };
  const ask = (): void => {
    dialog = openForm(fields, readOwnValues(), (answer) => use(answer.values, answer.withSecrets));
  };
  const show = (): void => {
    empty();
    const values = readOwnValues();
    empty = fillSamples(root, fields, values);
    const isFilled = Object.keys(values).length > 0;
    row.textContent = isFilled ? OWN_SITE_MESSAGES.used : offer;
    addButton(row, isFilled ? OWN_SITE_MESSAGES.change : OWN_SITE_MESSAGES.fill, ask);
    if (isFilled) addButton(row, OWN_SITE_MESSAGES.forget, () => use({}, false));
  };
  show();
  return () => {
    dialog?.close();
    empty();
    row.textContent = offer;
  };
}
