import { describe, expect, test } from 'vitest';
import { alertFieldsSchema } from '../seeking/alerts.ts';
import { employerSignupSchema, joinCompanySchema } from '../companies/companies.ts';
import { callBackRequestSchema, contactMessageSchema } from '../content/contact.ts';
import {
  accountDetailsSchema,
  signupStep1Schema,
  signupStep2Schema,
  updateUserSchema,
} from '../identity/accounts.ts';
import { companyProfileSchema } from '../companies/company-profile.ts';
import { hasAddress, lastName, personName, plainName } from './names.ts';
import { resumeReviewSchema } from '../resumes/resume-review.ts';
import type { z } from 'zod';

const noAddress = 'Please leave out web and email addresses; after a full stop, type a space.';
const notPlain = 'Please use one line, without hidden characters.';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('[B-5, B-10] a name', () => {
  test.each([
    'Ada',
    'Anne-Marie',
    "O'Neill",
    'J. R. R.',
    'J.R.',
    'Ph. D.',
    'محمد',
    '田中 太郎',
    'Ştefan',
    'नमस्ते\u200Dक',
  ])('of a person is %s', (name) => expect(messageOf(personName('required'), name)).toBeUndefined());

  test.each([
    'evil.com',
    'Evil.Com',
    'go to www.evil',
    'https://evil',
    'ada@example.org',
    'You won! See prize.example',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'münchen.de',
  ])('of a person is not %s', (name) => expect(messageOf(personName('required'), name)).toBe(noAddress));

  test.each([
    'Ada\nLovelace',
    'Ada\r\nBcc: x',
    'Ada\u2028Lovelace',
    'Ada\u202Egnp',
    'Ada\u2067x',
    'Ada\u0000',
  ])('is one line that reads as it is written, unlike %j', (name) =>
    expect(messageOf(plainName('required'), name)).toBe(notPlain),
  );

  test('of a company may have a domain in it', () => {
    expect(messageOf(plainName('required'), 'Booking.example')).toBeUndefined();
    expect(hasAddress('Node.js')).toBe(false);
  });
});

describe('[B-5, L-25] the last name', () => {
  const messages = (value: unknown) => messageOf(lastName('Last name is required.'), value);

  test('is empty for a person with one name; an absent or blank one was forgotten', () => {
    expect(lastName('required').parse('')).toBe('');
    for (const value of [undefined, null, ' ', '\n']) expect(messages(value)).toBe('Last name is required.');
  });

  test('is a name otherwise', () => {
    expect(lastName('required').parse(' Lovelace ')).toBe('Lovelace');
    expect(messages('see evil.com')).toBe(noAddress);
    expect(messages('a\u202Eb')).toBe(notPlain);
    expect(messages('a'.repeat(81))).toBe('Please use at most 80 characters.');
  });
});

describe('[B-5, B-12, G-2, J-4] every form refuses them at the field', () => {
  const forms: [string, z.ZodType, string][] = [
    ['the wizard', signupStep2Schema, 'firstName'],
    ['the wizard', signupStep2Schema, 'lastName'],
    ['the profile', updateUserSchema, 'firstName'],
    ['the profile', updateUserSchema, 'lastName'],
    ['the details', accountDetailsSchema, 'firstName'],
    ['the details', accountDetailsSchema, 'lastName'],
    ['the registration of a company', employerSignupSchema, 'firstName'],
    ['the registration of a company', employerSignupSchema, 'lastName'],
    ['joining a company', joinCompanySchema, 'firstName'],
    ['joining a company', joinCompanySchema, 'lastName'],
    ['the review', resumeReviewSchema, 'firstName'],
    ['the review', resumeReviewSchema, 'lastName'],
    ['the contact page', contactMessageSchema, 'name'],
    ['the call back', callBackRequestSchema, 'name'],
    ['the job alert', alertFieldsSchema, 'name'],
  ];
  const issueOf = (schema: z.ZodType, field: string, value: string) =>
    schema
      .safeParse({ [field]: value })
      .error?.issues.filter(({ path }) => path[0] === field)
      .map(({ message }) => message);

  test.each(forms)('%s: %#', (_name, schema, field) => {
    expect(issueOf(schema, field, 'see evil.com')).toEqual([noAddress]);
    expect(issueOf(schema, field, 'a\u202Eb')).toEqual([notPlain]);
  });

  test.each<[string, z.ZodType, string]>([
    ['the job title', signupStep1Schema, 'jobTitle'],
    ['the place', signupStep1Schema, 'location'],
    ['a company', employerSignupSchema, 'companyName'],
    ['a company', companyProfileSchema, 'name'],
  ])('%s is one line: %#', (_name, schema, field) => {
    expect(issueOf(schema, field, 'a\nb')).toEqual([notPlain]);
  });
});
