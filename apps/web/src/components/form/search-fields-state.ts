import type { FocusEvent } from 'react';

/** The states of A-16 for a form whose fields have no frame of their own: each stands in its label. */
export const searchFieldsState = {
  onFocus: ({ target }: FocusEvent<HTMLElement>) => mark(target, 'focused'),
  onBlur: ({ target }: FocusEvent<HTMLElement>) =>
    mark(target, (target as HTMLInputElement | HTMLSelectElement).value ? 'filled' : ''),
};

function mark(field: HTMLElement, state: string): void {
  const label = field.closest('label');
  if (label) label.dataset['state'] = state;
}
