import { expect, test } from 'vitest';
import { showFailure, showFieldErrors } from './show-failure.ts';

const refused = {
  code: 'invalid_input',
  message: 'Check the form.',
  fields: { email: 'Not an address.', name: 'Too long.' },
};

function noting() {
  const noted: unknown[][] = [];
  return { noted, setError: (...call: unknown[]) => void noted.push(call) };
}

test('what the server refused stands at its fields, and the focus goes to the first', () => {
  const { noted, setError } = noting();
  expect(showFieldErrors(setError, refused)).toBe(true);
  expect(noted).toEqual([
    ['email', { message: 'Not an address.' }, { shouldFocus: true }],
    ['name', { message: 'Too long.' }, { shouldFocus: false }],
  ]);
});

test('what is about no field is said of the whole form', () => {
  const { noted, setError } = noting();
  showFailure(setError, { code: 'conflict', message: 'That is taken.' });
  expect(noted).toEqual([['root', { message: 'That is taken.' }]]);
});
