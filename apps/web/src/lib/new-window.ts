import { messageOf } from './api-answer.ts';
import { showAction, showError } from './toasts.ts';

/** A window that is open already and learns later where to go. */
export interface NewWindow {
  /** The browser did not open it. */
  blocked: boolean;
  go(address: string): void;
  close(): void;
}

/**
 * Opens an empty window. It has to happen in the press of a button: one that is opened after an answer has come
 * is blocked. The window cannot reach back to us, whoever it then belongs to.
 */
export function openNewWindow(): NewWindow {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.opener = null;
    opened.document.title = 'One moment…';
  }
  return {
    blocked: opened === null,
    go: (address) => opened?.location.replace(address),
    close: () => opened?.close(),
  };
}

/**
 * Sends a new window to an address that has to be asked for first. Where the browser blocks it, a toast offers
 * to try again in a press of its own; a failure closes the window and says why.
 */
export async function openLater(
  findAddress: () => Promise<string>,
  opened: NewWindow = openNewWindow(),
): Promise<void> {
  if (opened.blocked) {
    showAction('Your browser did not open the new window.', 'Open it', () => void openLater(findAddress));
    return;
  }
  try {
    opened.go(await findAddress());
  } catch (failure) {
    opened.close();
    showError(messageOf(failure));
  }
}
