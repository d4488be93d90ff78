import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import { AppError } from '../../../platform/errors.ts';

interface Membership {
  user_id: string;
  member_role: MemberRole;
}

/** Finds somebody among the members. Throws `not_found` for anybody else, another company's member included. */
export function requireMember<Row extends Membership>(members: readonly Row[], userId: string): Row {
  const member = members.find((one) => one.user_id === userId);
  if (!member) throw new AppError('not_found', 'This person does not belong to your company.');
  return member;
}

/** Lets only an owner pass, by what holds now: the gate looked a moment ago. */
export function requireOwnership(members: readonly Membership[], userId: string): void {
  if (members.find((one) => one.user_id === userId)?.member_role !== 'owner') {
    throw new AppError('forbidden', 'Only an owner of the company can do this. Ask one of them.');
  }
}

/** Lets nobody stop being an owner whom the others need as their last one. Throws `conflict`. */
export function requireOtherOwner(members: readonly Membership[], userId: string): void {
  const others = members.filter((one) => one.user_id !== userId);
  if (others.length > 0 && !others.some((one) => one.member_role === 'owner')) {
    throw new AppError(
      'conflict',
      'You are the only owner of the company. Make one of your colleagues an owner first.',
    );
  }
}
