import { msg } from '@waymark/contract/text/message';

/*
 * The toast library is larger than a page's own code, so the first message loads it.
 */

export function showSuccess(message: string): void {
  void import('../components/overlay/toast-view.tsx').then((view) => view.show('success', message));
}

/** Stays until it is closed: what it offers may take a person longer to read and decide than a message does. */
export function showAction(message: string, label: string, act: () => void): void {
  void import('../components/overlay/toast-view.tsx').then((view) => view.showAction(message, label, act));
}

/** For what was done at once: there is time to take it back. */
export function showUndo(message: string, undo: () => void): void {
  void import('../components/overlay/toast-view.tsx').then((view) =>
    view.showAction(message, msg`Undo`, undo, true),
  );
}

/** Says why an action failed where it was asked for, until the next try; a toast only where that place is gone. */
export function showFailed(failure: unknown): void {
  void import('./messages/place-failure.ts').then(({ placeFailure }) => {
    const left = placeFailure(failure);
    if (left !== undefined) showError(left);
  });
}

/** For what has no place on the page, and where the specification asks for a toast. */
export function showError(message: string): void {
  void import('../components/overlay/toast-view.tsx').then((view) => view.show('error', message));
}
