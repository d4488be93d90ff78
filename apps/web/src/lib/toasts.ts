/*
 * The toast library weighs more than a page's own code and is needed only when something is said:
 * it is loaded then.
 */

export function showSuccess(message: string): void {
  void import('./toast-view.tsx').then((view) => view.show('success', message));
}

export function showError(message: string): void {
  void import('./toast-view.tsx').then((view) => view.show('error', message));
}
