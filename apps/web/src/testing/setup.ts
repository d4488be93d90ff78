import { defaultBoard } from '@waymark/contract/board-tables';
// Before the sheets of all parts, as on the pages.
import '../styles/primitives.module.css';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
// A page loads it with its first message, which on a busy machine takes longer than a test waits for one.
import '../components/overlay/toast-view.tsx';
import { keepFocus } from '../lib/focus/keep-focus.ts';
import { api } from './api.ts';
import { closeToasts } from './toasts.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

const fields = 'input:enabled, select:enabled, textarea:enabled, [contenteditable="true"]';

const problems: string[] = [];

// The server renders both into every page; modules read them when they are loaded.
document.documentElement.dataset['board'] = JSON.stringify(defaultBoard);
document.documentElement.dataset['js'] = 'true';

watchDialogFocus();

/** Started for each test: the focus that the end of a test loses would scroll the next test's page to its heading. */
let stopKeepingFocus = () => {};

beforeAll(async () => {
  await api.start();
  // A font that comes later moves what a test has measured. Those of the system may be missing: they stand in.
  const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(own.map((face) => face.load()));
});
beforeEach(() => {
  stopKeepingFocus = keepFocus();
});
afterAll(() => api.stop());

afterEach(async () => {
  stopKeepingFocus();
  vi.useRealTimers();
  // What is loaded late would show its message, or make its call, in the next test.
  await vi.dynamicImportSettled();
  await cleanup();
  await api.settled();
  await vi.dynamicImportSettled();
  await closeToasts();
  api.forget();
  localStorage.clear();
  sessionStorage.clear();
  const [wrong] = takeWrongDialogs();
  if (wrong !== undefined) throw new Error(`This dialog does not begin at its first field: ${wrong}`);
});

/** Notes each dialog that does not begin at its first field, or that begins at its cross or at nothing. */
function watchDialogFocus(): void {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function watched(this: HTMLDialogElement) {
    showModal.call(this);
    queueMicrotask(() => {
      if (this.open && !beginsRight(this)) problems.push(this.querySelector('h2')?.textContent ?? 'A dialog');
    });
  };
}

/** The titles of the dialogs that have begun wrong since it was asked last. */
function takeWrongDialogs(): string[] {
  return problems.splice(0);
}

function beginsRight(dialog: HTMLDialogElement): boolean {
  const { activeElement } = document;
  if (!activeElement || !dialog.contains(activeElement) || activeElement.matches('[aria-label="Close"]'))
    return false;
  if (dialog.dataset['wide'] || activeElement.matches('[data-first-focus]')) return true;
  const shown = [...dialog.querySelectorAll(fields)].filter((field) => field.checkVisibility());
  const isRadio = shown[0]?.matches('[type="radio"]') ?? false;
  return shown.length === 0 || shown[0] === activeElement || (isRadio && activeElement.matches(':checked'));
}
