import type { CompanyMember } from '@waymark/contract/companies/companies';
import { expect, test } from 'vitest';
import { sayEnglish } from '@waymark/contract/text/say';
import { dutiesOf, wordsOf } from './member-rules.ts';

function person(firstName: string, memberRole: CompanyMember['memberRole'], own = false): CompanyMember {
  return {
    userId: crypto.randomUUID(),
    firstName,
    lastName: 'Ott',
    email: `${firstName}@example.org`,
    pictureUrl: null,
    memberRole,
    joinedAt: '2026-01-05T10:00:00Z',
    pageChoice: 'hidden',
    pageTitle: '',
    own,
  };
}

test('[B-12] owners read what they may do, members whom to ask', () => {
  expect(dutiesOf(sayEnglish, [person('Olga', 'owner', true)], 'en', 'Acme')).toContain('As an owner');
  const colleagues = [person('Olga', 'owner'), person('Otto', 'owner'), person('Mina', 'recruiter', true)];
  expect(dutiesOf(sayEnglish, colleagues, 'en', 'Acme')).toContain('ask Olga Ott and Otto Ott.');
});

test('[B-12] the confirmation names the loss, also when the last member leaves', () => {
  const member = person('Mina', 'recruiter');
  expect(wordsOf(sayEnglish, { kind: 'remove', member }, 'Acme', false)).toMatchObject({
    title: 'Remove Mina Ott?',
    done: 'Mina Ott was removed',
  });
  expect(wordsOf(sayEnglish, { kind: 'leave', member }, 'Acme', false).consequence).toContain(
    'you need an invitation',
  );
  expect(wordsOf(sayEnglish, { kind: 'leave', member }, 'Acme', true).consequence).toContain(
    'the last one here',
  );
});
