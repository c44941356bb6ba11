import { OWN_SITE_MESSAGES } from '../../bundle/messages/own-site';
import type { OwnValue } from '../../bundle/records';
import { areSecretsStored, type OwnValues } from './own-values';

/** What the reader filled in. */
interface OwnSiteAnswer {
  values: OwnValues;
  /** Whether secret values may be stored on this device. */
  withSecrets: boolean;
}

function createInput(field: OwnValue, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.name = field.name;
  input.value = value;
  input.pattern = field.pattern;
  input.title = field.hint;
  input.placeholder = field.hint;
  input.autocomplete = 'off';
  input.spellcheck = false;
  if (field.isSecret) input.type = 'password';
  return input;
}

function createLabel(text: string, input: HTMLInputElement, className: string): HTMLLabelElement {
  const label = document.createElement('label');
  label.className = className;
  const name = document.createElement('span');
  name.textContent = text;
  label.append(name, input);
  return label;
}

function createButton(text: string, type: 'submit' | 'button'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = type;
  button.textContent = text;
  return button;
}

function createText(text: string, tag: 'h2' | 'p'): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/**
 * Asks for the reader's values in a dialog. `onAnswer` gets them, without empty fields, when the reader submits the
 * form.
 */
export function openForm(
  fields: readonly OwnValue[],
  values: OwnValues,
  onAnswer: (answer: OwnSiteAnswer) => void,
): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'own-site-form';
  dialog.setAttribute('aria-label', OWN_SITE_MESSAGES.title);
  const form = document.createElement('form');
  form.method = 'dialog';

  const inputs = fields.map((field) => createInput(field, values[field.name] ?? ''));
  const keep = document.createElement('input');
  keep.type = 'checkbox';
  keep.checked = areSecretsStored(fields);
  const rows = fields.map((field, i) =>
    createLabel(field.label, inputs[i] ?? createInput(field, ''), 'own-site-field'),
  );
  const hasSecrets = fields.some(({ isSecret }) => isSecret);
  const cancel = createButton(OWN_SITE_MESSAGES.cancel, 'button');
  const buttons = document.createElement('div');
  buttons.append(createButton(OWN_SITE_MESSAGES.use, 'submit'), cancel);
  form.append(createText(OWN_SITE_MESSAGES.title, 'h2'), createText(OWN_SITE_MESSAGES.note, 'p'), ...rows);
  if (hasSecrets) form.append(createLabel(OWN_SITE_MESSAGES.keepSecrets, keep, 'own-site-keep'));
  form.append(buttons);
  dialog.append(form);

  cancel.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', () => {
    const filled = inputs.map(({ name, value }) => [name, value.trim().replace(/\/$/, '')] as const);
    onAnswer({
      values: Object.fromEntries(filled.filter(([, value]) => value !== '')),
      withSecrets: keep.checked,
    });
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
