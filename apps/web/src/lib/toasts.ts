/*
 * The toast library weighs more than a page's own code and is needed only when something is said:
 * it is loaded then.
 */

export function showSuccess(message: string): void {
  void import('./toast-view.tsx').then((view) => view.show('success', message));
}

/** Stays until it is closed: what it offers may take a person longer to read and decide than a message does. */
export function showAction(message: string, label: string, act: () => void): void {
  void import('./toast-view.tsx').then((view) => view.showAction(message, label, act));
}

export function showError(message: string): void {
  void import('./toast-view.tsx').then((view) => view.show('error', message));
}
