import { standardWords } from '@waymark/contract/board-words';
import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { describeEnd, describeScopes, describeUse } from './rules.ts';

test('[L-28] the list says in words what a key may do, when it was used and when it ends', () => {
  expect(describeScopes(sayEnglish, { scopes: ['applications:read'] })).toBe('Allowed: Read applications');
  expect(describeScopes(sayEnglish, { scopes: ['jobs:read', 'applications:write'] })).toBe(
    'Allowed: Read its postings, closed ones too; Move applicants to another stage',
  );
  expect(describeScopes(sayEnglish, { scopes: [] })).toBe('Allowed: Nothing that this version knows');
  expect(describeUse(sayEnglish, standardWords, { lastUsedAt: null }, 'en')).toBe('Not used yet');
  expect(describeUse(sayEnglish, standardWords, { lastUsedAt: new Date().toISOString() }, 'en')).toBe(
    'Used within the last hour',
  );
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(describeEnd(sayEnglish, standardWords, { expiresAt: null }, 'en', now)).toBe('No end');
  expect(describeEnd(sayEnglish, standardWords, { expiresAt: '2027-02-24T12:00:00Z' }, 'en', now)).toMatch(
    /^Ends on 24 Feb 2027/,
  );
  expect(describeEnd(sayEnglish, standardWords, { expiresAt: '2026-11-26T11:59:00Z' }, 'en', now)).toMatch(
    /^Ended on 26 Nov 2026/,
  );
});
