import { expect, test } from 'vitest';
import { requireMember, requireOtherOwner, requireOwnership } from './member-rules.ts';

const owner = { user_id: 'olga', member_role: 'owner' } as const;
const second = { user_id: 'otto', member_role: 'owner' } as const;
const member = { user_id: 'mina', member_role: 'recruiter' } as const;

test('[B-12] only somebody of the company is found', () => {
  expect(requireMember([owner, member], 'mina')).toBe(member);
  expect(() => requireMember([owner, member], 'otto')).toThrow('does not belong to your company');
});

test('[A-10] a member, or somebody who has left, is no owner', () => {
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
