import { expect, test } from 'vitest';
import {
  letterOf,
  requireMember,
  requireOtherOwner,
  requireOwnership,
  companySlug,
  freeSlug,
  isMailboxOf,
  provableHost,
  websiteHost,
} from './rules.ts';

test.each([
  ['Acme', 'a'],
  ['zebra & sons', 'z'],
  ['Éclair', 'e'],
  ['Øresund Ferries', ''],
  ['“Quotes” Ltd', 'q'],
  ['3M', '0-9'],
  ['٣ Stars', ''],
  ['株式会社', ''],
  ['', ''],
])('[I-8] %s stands under "%s"', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

const owner = { user_id: 'olga', member_role: 'owner' } as const;

const second = { user_id: 'otto', member_role: 'owner' } as const;

const member = { user_id: 'mina', member_role: 'recruiter' } as const;

test('[B-12] only members of the company are found', () => {
  expect(requireMember([owner, member], 'mina')).toBe(member);
  expect(() => requireMember([owner, member], 'otto')).toThrow('does not belong to your company');
});

test('[A-10] a member, or a former one, is no owner', () => {
  expect(() => requireOwnership([owner, member], 'olga')).not.toThrow();
  expect(() => requireOwnership([owner, member], 'mina')).toThrow('Only an owner');
  expect(() => requireOwnership([owner, member], 'otto')).toThrow('Only an owner');
});

test('[B-12] the last owner stays for the others; alone, or beside another owner, they may go', () => {
  expect(() => requireOtherOwner([owner, member], 'olga')).toThrow('You are the only owner');
  expect(() => requireOtherOwner([owner, member], 'mina')).not.toThrow();
  expect(() => requireOtherOwner([owner, second, member], 'olga')).not.toThrow();
  expect(() => requireOtherOwner([owner], 'olga')).not.toThrow();
});

test('[B-12] two spellings of a name are one slug, and every name has one', () => {
  expect(companySlug('  Crédit & Söhne, GmbH. ')).toBe('credit-sohne-gmbh');
  expect(companySlug('CREDIT SOHNE GMBH')).toBe('credit-sohne-gmbh');
  expect(companySlug('株式会社')).toBe('株式会社');
  expect(companySlug('!!!')).toBe('company');
});

test('[B-12] a taken slug gets the first free number', () => {
  expect(freeSlug('acme', new Set())).toBe('acme');
  expect(freeSlug('acme', new Set(['acme-2']))).toBe('acme');
  expect(freeSlug('acme', new Set(['acme', 'acme-2', 'acme-4']))).toBe('acme-3');
});

test.each([
  ['https://acme.example', 'acme.example'],
  ['http://www.acme.example/about?x=1', 'acme.example'],
  ['https://jobs.acme.co.uk', 'jobs.acme.co.uk'],
  ['https://acme.github.io', 'acme.github.io'],
  ['https://github.io', undefined],
  ['https://co.uk', undefined],
  ['https://gmail.com', undefined],
  ['https://127.0.0.1', undefined],
  ['https://[::1]/', undefined],
  ['http://localhost:3000', undefined],
  ['harbor', undefined],
  ['', undefined],
])('[H-2] what can be proven of %s is %s', (website, host) => {
  expect(provableHost(website)).toBe(host);
});

test.each([
  ['ada@acme.example', 'acme.example', true],
  ['ADA@ACME.EXAMPLE', 'acme.example', true],
  ['ada@acme.example', 'jobs.acme.example', true],
  ['student@mail.acme.example', 'acme.example', false],
  ['ada@notacme.example', 'acme.example', false],
  ['ada@acme.example.evil.example', 'acme.example', false],
  ['"ada@acme.example"@evil.example', 'acme.example', false],
  ['ada@gmail.com', 'gmail.com', false],
  ['ada@co.uk', 'acme.co.uk', false],
  ['ada@github.io', 'acme.github.io', false],
  ['ada@example', 'acme.example', false],
])('[H-2] %s proves %s: %s', (email, host, proves) => {
  expect(isMailboxOf(email, host)).toBe(proves);
});

test.each([
  ['https://www.Acme.example/jobs?from=mail', 'acme.example'],
  ['http://acme.example:8080', 'acme.example'],
  ['https://jobs.acme.example', 'jobs.acme.example'],
  ['acme.example', undefined],
  ['', undefined],
])('[B-12] the host of %j is %j', (website, host) => {
  expect(websiteHost(website)).toBe(host);
});
