import { defaultBoard } from '@waymark/contract/office/choices/board';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { keepFocus } from '../lib/focus/keep-focus.ts';
import { api } from './api.ts';
import { takeWrongDialogs, watchDialogFocus } from './dialog-focus.ts';
import { closeToasts } from './toasts.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

// The server renders both into every page; modules read them when they are loaded.
document.documentElement.dataset['board'] = JSON.stringify(defaultBoard);
document.documentElement.dataset['js'] = 'true';

watchDialogFocus();

/** Started for each test: the focus that the end of a test loses would scroll the next test's page to its heading. */
let stopKeepingFocus = () => {};

beforeAll(() => api.start());
beforeEach(() => {
  stopKeepingFocus = keepFocus();
});
afterAll(() => api.stop());

afterEach(async () => {
  stopKeepingFocus();
  vi.useRealTimers();
  await closeToasts();
  await cleanup();
  await api.settled();
  api.forget();
  localStorage.clear();
  sessionStorage.clear();
  const [wrong] = takeWrongDialogs();
  if (wrong !== undefined) throw new Error(`This dialog does not begin at its first field: ${wrong}`);
});
