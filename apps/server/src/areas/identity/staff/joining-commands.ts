import type { JoinStaffFields, StaffOffer } from '@waymark/contract/identity/team';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { hashSecret, newId } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import type { Client } from '../../../platform/http/request-language.ts';
import { recordAgreement, accountExists } from '../accounts/commands.ts';
import { findPasswordWeakness, hashPassword } from '../accounts/rules.ts';
import { startSession, type SignedIn } from '../accounts/session-commands.ts';
import { noteStaffAction } from '../audit/commands.ts';
import { refuseAccount } from './invitation-commands.ts';
import { findStaffInvitation } from './queries.ts';

type Parts = Pick<Services, 'database' | 'config'>;

/**
 * What an invitation offers. Throws `gone` for one that is spent, `conflict` where its address has an
 * account.
 */
export async function readStaffInvitation(
  { database, config: { staffSso } }: Parts,
  token: string,
): Promise<StaffOffer> {
  const invitation = await findStaffInvitation(database, token);
  if (!invitation) throw invitationIsGone();
  await refuseAccount(database, invitation.email).catch(async (error: unknown) => {
    // Of two that join by one link at once the second finds the account of the first.
    throw (await findStaffInvitation(database, token)) ? error : invitationIsGone();
  });
  const provider = staffSso?.isOnly ? staffSso.name : null;
  return { email: invitation.email, staffRole: invitation.staff_role, provider };
}

/**
 * Joins the staff by a mailed link, which proves the mailbox: a new account, and a session that opens the
 * set-up of MFA and nothing else of the staff's. Where staff come by their provider alone there is no
 * password, and null: the provider signs them in. Throws as `readStaffInvitation` does, and `invalid_input` for a
 * weak password.
 */
export async function joinStaff(
  parts: Parts,
  { token, firstName, lastName, password }: JoinStaffFields,
  { userAgent, language }: Client,
): Promise<SignedIn | null> {
  const { database, config } = parts;
  const { email, provider } = await readStaffInvitation(parts, token);
  const names = { email, firstName, lastName };
  const passwordHash = provider === null ? await hashStaffPassword(password, names) : null;
  return database.transaction().execute(async (transaction) => {
    const invitation = await consumeInvitation(transaction, token);
    const account = await transaction
      .insertInto('users')
      .values({
        id: newId(),
        role: 'staff',
        staff_role: invitation.staff_role,
        email: invitation.email,
        password_hash: passwordHash,
        first_name: firstName,
        last_name: lastName,
        language,
        email_confirmed_at: sql`now()`,
      })
      // Another request may sign up with the address at this moment: the unique index lets one through.
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!account)
      throw accountExists(
        msg`An account with this email already exists. Ask for an invitation of another address.`,
      );
    await recordAgreement(transaction, account.id);
    await noteStaffAction(transaction, {
      staffId: account.id,
      action: 'staff.join',
      subjectKind: 'user',
      subjectId: account.id,
      after: { staffRole: invitation.staff_role },
    });
    if (provider !== null) return null;
    return startSession({ database: transaction, config }, account.id, { userAgent });
  });
}

async function hashStaffPassword(
  password: string | undefined,
  names: { email: string; firstName: string; lastName: string },
): Promise<string> {
  if (password === undefined) throw invalidFields({ password: msg`Choose a password.` });
  const weakness = await findPasswordWeakness(password, names);
  if (weakness) throw invalidFields({ password: weakness });
  return hashPassword(password);
}

/** Of two simultaneous uses one finds no row. Throws `gone`. */
async function consumeInvitation(transaction: Kysely<Tables>, token: string) {
  const invitation = await transaction
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'staff_role'])
    .executeTakeFirst();
  if (!invitation) throw invitationIsGone();
  await forgetUsedLink(transaction, token);
  return invitation;
}

function invitationIsGone(): AppError {
  return new AppError(
    'gone',
    msg`This invitation was used, was withdrawn or has expired. Ask an administrator for a new one.`,
  );
}
