import type { DevProblem } from '../../bundle/dev-messages';
import { OVERLAY_STYLE } from './overlay-style';

/** Maximum number of errors shown; the others are only counted, since nobody fixes more at a time. */
const MAX_SHOWN = 20;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  if (className !== '') element.className = className;
  return element;
}

function renderProblem({ file, line, column, message, hint }: DevProblem): HTMLElement {
  const item = document.createElement('li');
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  item.append(create('code', place, 'place'), create('p', message));
  if (hint !== undefined) item.append(create('pre', hint));
  return item;
}

/** A box over the page with the current errors. It stays until they are fixed or the author closes it. */
export class ErrorOverlay {
  readonly #host = document.createElement('div');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  #keys: string[] = [];
  /** Errors that the author has seen and closed. */
  #closed = new Set<string>();

  constructor() {
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !this.#host.isConnected) return;
      event.stopPropagation();
      this.#dismiss();
    };
    window.addEventListener('keydown', closeByKey, true);
  }

  /** Replaces the errors shown. The box opens again only for errors that the author has not closed. */
  update(problems: readonly DevProblem[]): void {
    this.#keys = problems.map((problem) => JSON.stringify(problem));
    this.#closed = new Set(this.#keys.filter((key) => this.#closed.has(key)));
    this.#host.remove();
    if (this.#keys.every((key) => this.#closed.has(key))) return;

    const box = document.createElement('section');
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-label', 'Errors');
    const title = create('h2', problems.length === 1 ? '1 error' : `${problems.length} errors`);
    const close = create('button', 'Close (Esc)');
    close.type = 'button';
    const head = document.createElement('header');
    head.append(title, close);
    const list = document.createElement('ol');
    list.append(...problems.slice(0, MAX_SHOWN).map(renderProblem));
    const rest = problems.length - MAX_SHOWN;
    box.append(head, list, ...(rest > 0 ? [create('p', `… and ${rest} more`)] : []));
    box.append(create('p', 'This box closes when the errors are fixed.', 'note'));

    close.addEventListener('click', () => this.#dismiss());
    this.#root.replaceChildren(create('style', OVERLAY_STYLE), box);
    document.documentElement.append(this.#host);
  }

  #dismiss(): void {
    this.#closed = new Set(this.#keys);
    this.#host.remove();
  }
}
