import type { FocusEvent } from 'react';
import { expect, test } from 'vitest';
import { searchFieldsState } from './search-fields-state.ts';

const label = { dataset: {} as Record<string, string> };
const eventAt = (value: string, frame: typeof label | null = label) =>
  ({ target: { value, closest: () => frame } }) as unknown as FocusEvent<HTMLElement>;

test('[A-16] a search field is focused while it has the focus, filled when left with something, else neither', () => {
  searchFieldsState.onFocus(eventAt(''));
  expect(label.dataset['state']).toBe('focused');
  searchFieldsState.onBlur(eventAt('nurse'));
  expect(label.dataset['state']).toBe('filled');
  searchFieldsState.onFocus(eventAt('nurse'));
  searchFieldsState.onBlur(eventAt(''));
  expect(label.dataset['state']).toBe('');
});

test('[A-16] what stands in no label, such as the button, is left alone', () => {
  expect(() => searchFieldsState.onFocus(eventAt('', null))).not.toThrow();
});
