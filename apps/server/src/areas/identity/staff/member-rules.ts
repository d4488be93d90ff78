import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';

/** A member of staff, as far as it decides who may do what to whom. */
export interface HeldMember {
  id: string;
  staff_role: StaffRole;
  is_demo: boolean;
  is_suspended: boolean;
  /** Whether they can run the board: not suspended and not about to be deleted. */
  is_active: boolean;
}

/** The member whom something is to be done to. Throws `not_found`. */
export function requireStaffMember(members: readonly HeldMember[], userId: string): HeldMember {
  const member = members.find(({ id }) => id === userId);
  if (!member)
    throw new AppError('not_found', msg`This account no longer belongs to the staff. Load the page again.`);
  return member;
}

/**
 * Lets an administrator pass who still is one: a colleague may have been quicker. Throws `forbidden`, and
 * `unauthenticated` for who was suspended meanwhile.
 */
export function requireStillAdministrator(members: readonly HeldMember[], userId: string): void {
  const own = members.find(({ id }) => id === userId);
  if (own?.is_suspended) {
    throw new AppError('unauthenticated', msg`Your session has ended. Please sign in again.`, {
      logout: true,
    });
  }
  if (own?.staff_role !== 'administrator') {
    throw new AppError('forbidden', msg`You are no administrator any more. Ask one for the role.`);
  }
}

/**
 * Whether the board would be left without an administrator. An account of the demo, which signs in nowhere
 * else, stands in for no real one.
 */
export function isLastAdministrator(members: readonly HeldMember[], userId: string): boolean {
  const member = members.find(({ id }) => id === userId);
  if (member?.staff_role !== 'administrator') return false;
  return !members.some(
    (other) =>
      other.id !== userId &&
      other.staff_role === 'administrator' &&
      other.is_active &&
      (member.is_demo || !other.is_demo),
  );
}

/** Refuses to leave the board without anybody who can run it. Throws `conflict`. */
export function requireOtherAdministrator(members: readonly HeldMember[], userId: string): void {
  if (isLastAdministrator(members, userId)) {
    throw new AppError('conflict', msg`This is the only administrator. Give another person that role first.`);
  }
}
