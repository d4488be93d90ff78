import { accountDetailsSchema, updateUserSchema, type User } from '@waymark/contract/identity/accounts';
import { expect, test } from 'vitest';
import { namesOf } from '../../../components/form/one-name.ts';
import {
  detailValuesOf,
  needsPassword,
  noticesOf,
  ownWordsOf,
  planReturnPath,
  profileValuesOf,
  withPurchase,
  hasPageBefore,
} from './rules.ts';

test('[B-1] [B-3] only the checkout link of the address is passed on, unchanged', () => {
  const search = new URLSearchParams({ productCheckoutLink: 'https://pay.example/a?b=1&c=2', other: 'x' });
  const path = withPurchase('/register', search);
  expect(new URL(path, 'https://here.example').searchParams.get('productCheckoutLink')).toBe(
    'https://pay.example/a?b=1&c=2',
  );
  expect(path).not.toContain('other');
  expect(withPurchase('/register', new URLSearchParams())).toBe('/register');
});

test('[D-10] a chosen plan is kept for companies, and signing in leads to its order', () => {
  const search = new URLSearchParams({ plan: 'extended' });
  expect(withPurchase('/login', search)).toBe('/login?plan=extended');
  expect(withPurchase('/register-2', search)).toBe('/register-2?plan=extended');
  expect(withPurchase('/register', search)).toBe('/register');
  expect(planReturnPath('/login', search)).toBe('/company-transactions?plan=extended');
  expect(planReturnPath('/register', search)).toBeUndefined();
});

test('[B-14] a form shows only messages that are text', () => {
  expect(noticesOf({ successMessage: 'Your password is set.' })).toEqual({
    successMessage: 'Your password is set.',
  });
  expect(noticesOf({ errorMessage: { html: '<b>' } })).toEqual({});
  expect(noticesOf(null)).toEqual({});
});

const user = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  role: 'candidate',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Reyes',
  jobTitle: 'Welder',
  location: 'Leeds',
  phone: '0113 496 0000',
  desireCompensation: '$40,0000',
  hasPassword: true,
  pendingEmail: 'new@example.com',
} as User;

test('[G-2] a form edits exactly the fields of its call', () => {
  const profile = namesOf(profileValuesOf(user));
  expect(updateUserSchema.parse(profile)).toEqual(profile);
  expect(accountDetailsSchema.parse(namesOf(detailValuesOf(user)))).toEqual({
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Reyes',
    phone: '0113 496 0000',
  });
});

test('[B-13] a password is compared with the names and the address of a signed-in user', () => {
  expect(ownWordsOf(user)).toEqual(['ana@example.com', 'Ana', 'Reyes']);
  expect(ownWordsOf(null)).toEqual([]);
});

test('[G-2] a new address needs the password, if the account has one', () => {
  const own = { email: 'Ana@example.com', pendingEmail: 'new@example.com', hasPassword: true };
  expect(needsPassword(own, 'other@example.com')).toBe(true);
  expect(needsPassword(own, ' ana@EXAMPLE.com ')).toBe(false);
  expect(needsPassword(own, 'new@example.com')).toBe(false);
  expect(needsPassword({ ...own, hasPassword: false }, 'other@example.com')).toBe(false);
});

test('[G-2] Back leads home without an earlier page of the site, also after a redirect', () => {
  expect(hasPageBefore({ idx: 1, key: 'a', usr: null })).toBe(true);
  for (const state of [null, undefined, {}, { idx: 0, key: 'abc' }, { idx: '1' }]) {
    expect(hasPageBefore(state)).toBe(false);
  }
});
