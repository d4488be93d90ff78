import type { AcceptInvitationFields } from '@waymark/contract/companies/companies';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { InviteeRow } from './invitation-queries.ts';

/** Lets a live invitation pass. Throws `gone`. */
export function requireInvitation<Row>(invitation: Row | undefined): Row {
  if (invitation) return invitation;
  throw new AppError(
    'gone',
    'This invitation was used, was withdrawn or has expired. Ask your colleague for a new one.',
  );
}

/** Lets an address pass that can join: one without an account, or with an employer's. Throws `conflict`. */
export function requireInvitable(invitee: InviteeRow | undefined): InviteeRow | undefined {
  if (!invitee) return undefined;
  if (invitee.role !== 'employer') {
    const who = invitee.role === 'candidate' ? 'a candidate' : 'staff';
    throw new AppError(
      'conflict',
      `This address has an account for ${who}, and an account has one role only. Ask your colleague to invite another address of yours.`,
    );
  }
  // Whoever opened that account may not be the one who reads this mailbox; they must not come in with it.
  if (invitee.email_confirmed_at === null) {
    throw new AppError(
      'conflict',
      'This address has an account that was never confirmed. Choose "Forgot your password?" on the sign-in page, set a new one, then open this link again.',
    );
  }
  return invitee;
}

interface NewAccount {
  firstName: string;
  lastName: string;
  password: string;
}

/** Who joins: the account that the address has, or what a new one is made of. Throws where neither fits. */
export function readJoiner(
  { firstName, lastName, password }: AcceptInvitationFields,
  invitee: InviteeRow | undefined,
): InviteeRow | NewAccount {
  const given = firstName !== undefined && lastName !== undefined && password !== undefined;
  if (!invitee) {
    if (given) return { firstName, lastName, password };
    throw invalidFields({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      password: 'Password is required',
    });
  }
  if (!given) return invitee;
  throw new AppError('conflict', 'This address has an account by now. Open the link again to join with it.');
}
