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
  expect(carriedFieldsOf({ email: ' ', firstName: 7, lastName: null, hasOneName: 'yes' })).toEqual({});
  expect(carriedFieldsOf(null)).toEqual({});
  expect(carriedFieldsOf('email')).toEqual({});
});

test('[B-11, L-25] a person with one name stays one, and takes no last name along', () => {
  const typed = { firstName: 'Suharto', hasOneName: true };
  expect(carriedFieldsOf({ ...typed, lastName: '' })).toEqual(typed);
  expect(carriedFieldsOf({ ...typed, lastName: 'Vogel' })).toEqual(typed);
});
