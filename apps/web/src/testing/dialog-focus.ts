const fields = 'input:enabled, select:enabled, textarea:enabled, [contenteditable="true"]';
const wrong: string[] = [];

/** Notes each dialog that does not begin at its first field, or that begins at its cross or at nothing. */
export function watchDialogFocus(): void {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function watched(this: HTMLDialogElement) {
    showModal.call(this);
    queueMicrotask(() => {
      if (this.open && !beginsRight(this)) wrong.push(this.querySelector('h2')?.textContent ?? 'A dialog');
    });
  };
}

/** The titles of the dialogs that have begun wrong since it was asked last. */
export function takeWrongDialogs(): string[] {
  return wrong.splice(0);
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
