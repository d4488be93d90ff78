import type { MovedPeople } from '@waymark/contract/lifecycle/moving';
import {
  movedAddressDays,
  movedKinds,
  movedLinkDays,
  movedPerMinute,
  type MovedKind,
} from '@waymark/contract/lifecycle/moving-choices';
import { paths } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { inviteFirstOwner } from '../../companies/companies/first-owner-commands.ts';
import { moveUnique, type Merge } from '../../companies/companies/merge-commands.ts';
import { createCandidate } from '../../identity/accounts/commands.ts';
import { passwordLinkMinutes } from '../../identity/accounts/constants.ts';
import { createLink } from '../../identity/accounts/link-commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { movedCandidateMail, movedEmployerMail } from './emails/moved-account.ts';
import { getInvited, hasAccount, listMovedPeople } from './people-queries.ts';
import { personHash, splitName } from './people-rules.ts';

/** A person of another board. */
export interface MovedPerson {
  kind: MovedKind;
  email: string;
  name: string;
  /** Of an employer: the company for which they posted. */
  companyId: string | null;
}

/** Keeps people for an invitation; those that were kept before stay as they are. Gives how many are new. */
export async function keepMovedPeople(
  transaction: Database,
  people: readonly MovedPerson[],
): Promise<number> {
  const given = people.map(({ kind, email, name, companyId }) => {
    const address = email.trim().toLowerCase();
    const about = { email: address, name: name.slice(0, 200), company_id: companyId };
    return { id: newId(), kind, person_hash: personHash(address), ...about };
  });
  const { rows } = await sql`
    insert into moved_people (id, kind, person_hash, email, name, company_id)
    select id, kind, person_hash, email, name, company_id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(id uuid, kind text, person_hash text, email text, name text, company_id uuid)
    on conflict do nothing returning id
  `.execute(transaction);
  return rows.length;
}

/** Starts or stops the invitations of one kind. Throws `conflict` where nobody waits. */
export async function switchInvitations(
  database: Database,
  { kind, on, staffId }: { kind: MovedKind; on: boolean; staffId: string },
): Promise<MovedPeople[]> {
  return database.transaction().execute(async (transaction) => {
    const before = (await listMovedPeople(transaction)).find((people) => people.kind === kind);
    if (on && before?.waiting === 0)
      throw new AppError('conflict', msg`Nobody waits for an invitation. Run the move first.`);
    if (before?.isOn !== on) {
      await writeSwitch(transaction, kind, on);
      await noteStaffAction(transaction, {
        staffId,
        action: on ? 'moving.start' : 'moving.stop',
        subjectKind: 'setting',
        subjectId: `${kind}s`,
      });
    }
    return listMovedPeople(transaction);
  });
}

async function writeSwitch(transaction: Database, kind: MovedKind, on: boolean): Promise<void> {
  await transaction
    .insertInto('moving_batches')
    .values({ kind, is_on: on })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ is_on: on }))
    .execute();
}

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Invites the next people of each kind that staff has started. Each is written to once, however often it runs. */
export async function inviteMoved(services: Parts, signal?: AbortSignal): Promise<void> {
  for (const { value: kind } of movedKinds) {
    for (let left = movedPerMinute; left > 0; left--) {
      if (signal?.aborted) return;
      if (!(await inviteNext(services, kind))) break;
    }
  }
}

interface WaitingRow {
  id: string;
  email: string;
  company_id: string | null;
}

/** One person a transaction: a stop holds from the next one on. Gives whether there may be another. */
function inviteNext(services: Parts, kind: MovedKind): Promise<boolean> {
  return services.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<WaitingRow>`
      select moved_people.id, email, company_id from moved_people
      join moving_batches on moving_batches.kind = moved_people.kind and is_on
      where moved_people.kind = ${kind} and invited_at is null and outcome is null and email is not null
      order by created_at, moved_people.id limit 1 for update of moved_people skip locked
    `.execute(transaction);
    const [person] = rows;
    if (!person) {
      const all = await listMovedPeople(transaction);
      if (all.some((people) => people.kind === kind && people.isOn && people.waiting === 0))
        await writeSwitch(transaction, kind, false);
      return false;
    }
    const mail = await prepare(transaction, services, person);
    if (mail) await services.queue.enqueue(transaction, 'send-mail', { ...mail, concerns: person.id });
    return true;
  });
}

/** The mail to a person, noted as sent; undefined where there is nothing to invite them to. */
async function prepare(
  transaction: Database,
  { config }: Pick<Services, 'config'>,
  { id, email, company_id: companyId }: WaitingRow,
): Promise<Mail | undefined> {
  const { secret, hash } = newSecret();
  if (companyId === null) {
    if (await hasAccount(transaction, email)) {
      await settle(transaction, id, 'known');
      return undefined;
    }
    await noteInvited(transaction, id, hash);
    return movedCandidateMail(email, { link: `${config.publicUrl}${paths.movedAccount}?token=${secret}` });
  }
  const invited = await inviteFirstOwner(transaction, { companyId, email, days: movedLinkDays });
  if (!invited) {
    await settle(transaction, id, 'left-out');
    return undefined;
  }
  await noteInvited(transaction, id, null);
  const link = `${config.publicUrl}${paths.acceptInvitation}?token=${invited.secret}`;
  return movedEmployerMail(email, { companyName: invited.companyName, link });
}

async function noteInvited(transaction: Database, id: string, tokenHash: string | null): Promise<void> {
  await transaction
    .updateTable('moved_people')
    .set({
      token_hash: tokenHash,
      invited_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${movedLinkDays}::int)`,
    })
    .where('id', '=', id)
    .execute();
}

/** A settled invitation no longer needs an address. */
async function settle(
  transaction: Database,
  id: string,
  outcome: 'joined' | 'known' | 'left-out',
): Promise<void> {
  await transaction
    .updateTable('moved_people')
    .set({ outcome, email: null, name: '', token_hash: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Opens a candidate's account by the link of an invitation, which has proven the mailbox. It starts no session; the page
 * that it gives sets a password. Of two presses at once the second finds nothing. Throws `gone`, and `conflict` for an
 * address that already has an account.
 */
export async function openMovedAccount(
  { database }: Pick<Services, 'database'>,
  token: string,
  language: Language,
): Promise<{ passwordPath: string }> {
  return database.transaction().execute(async (transaction) => {
    const { id, email, name } = await getInvited(transaction, token);
    await createCandidate(transaction, { email, ...splitName(name), language }, { confirmed: true });
    await settle(transaction, id, 'joined');
    await forgetUsedLink(transaction, token);
    const passwordPath = await createLink(transaction, {
      purpose: 'set-password',
      accountEmail: email,
      mailedTo: email,
      minutes: passwordLinkMinutes,
      page: paths.setPassword,
    });
    return { passwordPath };
  });
}

/** Who posted for a company that goes is invited to the one that stays, if that has nobody. */
export async function mergeMovedPeople(transaction: Database, merge: Merge): Promise<void> {
  for (const statement of moveUnique('moved_people', 'kind, person_hash', merge))
    await statement.execute(transaction);
}

/** Notes which employers have joined, and forgets the addresses of those whose link or time is over. */
export async function forgetMoved(database: Database): Promise<void> {
  await sql`
    update moved_people set outcome = 'joined', email = null, name = ''
    where kind = 'employer' and outcome is null and invited_at is not null and exists (
      select from company_members join users on users.id = user_id
      where company_members.company_id = moved_people.company_id and lower(users.email) = moved_people.email
    )
  `.execute(database);
  await sql`
    update moved_people set email = null, name = '', token_hash = null,
      outcome = case when invited_at is null then coalesce(outcome, 'left-out') else outcome end
    where email is not null and (
      expires_at < now() or (invited_at is null and created_at < now() - make_interval(days => ${movedAddressDays}::int))
    )
  `.execute(database);
}
