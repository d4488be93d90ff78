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
    view.showAction(message, 'Undo', undo, true),
  );
}

export function showError(message: string): void {
  void import('../components/overlay/toast-view.tsx').then((view) => view.show('error', message));
}
