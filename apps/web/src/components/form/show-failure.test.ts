import type { FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import { showFailure, showFieldErrors } from './show-failure.ts';

const refused = {
  code: 'invalid_input',
  message: 'Check the form.',
  fields: { email: 'Not an address.', name: 'Too long.' },
};

function formWith(...names: string[]) {
  const noted: unknown[][] = [];
  const control = { _names: { mount: new Set(names) } } as never;
  const setError = (...call: unknown[]) => void noted.push(call);
  return { noted, form: { control, setError } as Parameters<typeof showFailure<FieldValues>>[0] };
}

test('each refusal stands at its field, and the first one gets the focus', () => {
  const { noted, form } = formWith('email', 'name');
  expect(showFieldErrors(form, refused)).toBe('');
  expect(noted).toEqual([
    ['email', { message: 'Not an address.' }, { shouldFocus: true }],
    ['name', { message: 'Too long.' }, { shouldFocus: false }],
  ]);
});

test('a refusal about no field is shown for the whole form', () => {
  const { noted, form } = formWith('email');
  showFailure(form, { code: 'conflict', message: 'That is taken.' });
  expect(noted).toEqual([['root', { message: 'That is taken.' }]]);
});

test('[L-9] a refusal of a field that the form does not have is shown for the whole form', () => {
  const { noted, form } = formWith('email', 'times.0.at');
  const fields = { startsAt: 'Choose a time that is still to come.', email: 'Not an address.' };
  showFailure(form, { ...refused, fields });
  expect(noted).toEqual([
    ['email', { message: 'Not an address.' }, { shouldFocus: true }],
    ['root', { message: 'Choose a time that is still to come.' }],
  ]);
  noted.length = 0;
  expect(showFieldErrors(form, { ...refused, fields: { startsAt: 'Too late.' } })).toBe('Too late.');
  expect(noted).toEqual([]);
});

test('a refusal of a part stands at the field that holds the part', () => {
  const { noted, form } = formWith('position');
  showFailure(form, { ...refused, fields: { 'position.latitude': 'Too far north.' } });
  expect(noted).toEqual([['position', { message: 'Too far north.' }, { shouldFocus: true }]]);
});

test('a field that the contract names otherwise gets its refusal', () => {
  const { noted, form } = formWith('rate');
  showFailure(form, { ...refused, fields: { hourlyRate: 'Too high.' } }, { hourlyRate: 'rate' });
  expect(noted).toEqual([['rate', { message: 'Too high.' }, { shouldFocus: true }]]);
});
