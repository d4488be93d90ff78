import { expect, test } from 'vitest';
import { carriedFieldsOf } from './carried-fields.ts';

test('[B-3, B-11] a typed address and name are carried to the next form, nothing else is', () => {
  expect(
    carriedFieldsOf({ email: 'ana@example.com', lastName: 'Reyes', password: 'x', next: '/home' }),
  ).toEqual({
    email: 'ana@example.com',
    lastName: 'Reyes',
  });
});

test('[B-3] what is empty or no text stays behind', () => {
  expect(carriedFieldsOf({ email: ' ', firstName: 7, lastName: null })).toEqual({});
  expect(carriedFieldsOf(null)).toEqual({});
  expect(carriedFieldsOf('email')).toEqual({});
});
