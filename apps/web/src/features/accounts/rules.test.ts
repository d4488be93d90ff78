import { accountDetailsSchema, updateUserSchema, type User } from '@waymark/contract/accounts';
import { expect, test } from 'vitest';
import { emptyRegisterValues, registerSteps, type RegisterValues } from './constants.ts';
import {
  detailValuesOf,
  draftOf,
  noticesOf,
  ownWordsOf,
  parseDraft,
  profileValuesOf,
  signupFormOf,
  stepOfFields,
  withCheckoutLink,
} from './rules.ts';

const filled: RegisterValues = {
  ...emptyRegisterValues,
  email: 'ana@example.com',
  allowedText: true,
  valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
  resume: new File(['%PDF-'], 'cv.pdf'),
};

test('[B-3] the wizard has five steps and asks each field once', () => {
  expect(registerSteps).toHaveLength(5);
  const fields = registerSteps.flatMap((step) => step.fields);
  expect(fields.toSorted()).toEqual(Object.keys(emptyRegisterValues).toSorted());
});

test('[B-5] [B-8] the boxes start as specified', () => {
  expect(emptyRegisterValues).toMatchObject({
    allowedText: false,
    bestJobFirst: false,
    sendResumeToExpert: true,
  });
});

test('[B-3] a draft brings back step and values through storage, never the file', () => {
  const stored: unknown = JSON.parse(JSON.stringify(draftOf(3, filled)));
  expect(JSON.stringify(stored)).not.toContain('resume');
  const draft = parseDraft(stored);
  expect(draft?.step).toBe(3);
  expect({ ...emptyRegisterValues, ...draft?.values }).toEqual({ ...filled, resume: null });
});

test('[B-3] a draft of another shape loses only what does not fit', () => {
  const values = { email: 7, jobTitle: 'Welder', valueMostInCompany: 'x', resume: {}, unknown: 'y' };
  expect(parseDraft({ step: 9, values })).toEqual({ step: 0, values: { jobTitle: 'Welder' } });
  expect(parseDraft('text')).toBeNull();
  expect(parseDraft({ values: null })).toBeNull();
});

test('[B-11] the first step with a field at fault is the one to go back to', () => {
  expect(stepOfFields(['resume', 'phone'])).toBe(1);
  expect(stepOfFields(['resume'])).toBe(4);
  expect(stepOfFields([])).toBeUndefined();
  expect(stepOfFields(['somethingElse'])).toBeUndefined();
});

test('[F-1] the signup form carries every field, the list as repeated ones, and the file last', () => {
  const form = signupFormOf(filled);
  expect(form.get('email')).toBe('ana@example.com');
  expect(form.get('allowedText')).toBe('true');
  expect(form.get('sendResumeToExpert')).toBe('true');
  expect(form.getAll('valueMostInCompany')).toEqual(filled.valueMostInCompany);
  expect([...form.keys()].at(-1)).toBe('resume');
});

test('[B-1] [B-3] the checkout link is passed on as it is, and nothing else of the address', () => {
  const search = new URLSearchParams({ productCheckoutLink: 'https://pay.example/a?b=1&c=2', other: 'x' });
  const path = withCheckoutLink('/register', search);
  expect(new URL(path, 'https://here.example').searchParams.get('productCheckoutLink')).toBe(
    'https://pay.example/a?b=1&c=2',
  );
  expect(path).not.toContain('other');
  expect(withCheckoutLink('/register', new URLSearchParams())).toBe('/register');
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

test('[G-2] a form edits what its call takes of the record, and no more', () => {
  expect(updateUserSchema.parse(profileValuesOf(user))).toEqual(profileValuesOf(user));
  expect(accountDetailsSchema.parse(detailValuesOf(user))).toEqual({
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Reyes',
    phone: '0113 496 0000',
  });
});

test('[B-13] a password is compared with the words of whoever is signed in, if somebody is', () => {
  expect(ownWordsOf(user)).toEqual(['ana@example.com', 'Ana', 'Reyes']);
  expect(ownWordsOf(null)).toEqual([]);
});
