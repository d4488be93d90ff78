import { nameCriteria } from './rules.ts';
import { paths } from '@waymark/contract/paths';
import type { AlertFields, GuestAlertFields } from '@waymark/contract/seeking/alerts';
import {
  type AlertCriteria,
  alertLinkHours,
  alertsLimit,
  nameOfCriteria,
} from '@waymark/contract/seeking/choices';
import type { Language } from '@waymark/contract/text/languages';
import { msg, type Message } from '@waymark/contract/text/message';
import { sql, type UpdateObject } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import type { Merge } from '../../companies/companies/merge-commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { offerPlaces } from '../../places/places/offer-rules.ts';
import { leavesOut, readWhere } from '../../places/places/where-rules.ts';
import { renewalDays, undoHours } from './constants.ts';
import { alertLimitMail, confirmAlertMail } from './emails/alerts.ts';
import {
  type AlertOwner,
  countForAddress,
  isOwnedBy,
  lockAddress,
  noRoom,
  noSuchAlert,
  requireRoom,
} from './owner-policy.ts';
import { addMinutes, nextDueAt } from './rules.ts';

/** Creates an alert of a member and returns its id. Throws `conflict` at the limit. */
export async function createAlert(
  database: Database,
  owner: AlertOwner,
  fields: AlertFields,
): Promise<string> {
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    await lockAddress(transaction, owner.address);
    const columns = await toColumns(transaction, owner.language, fields);
    await transaction
      .insertInto('job_alerts')
      .values({ id, user_id: owner.userId, ...columns, ...newColumns(), confirmed_at: sql`now()` })
      .execute();
    await requireRoom(transaction, owner);
  });
  return id;
}

const newColumns = () => ({ unsubscribe_secret: newSecret().secret });

/** The columns of a form; an alert without a name gets one in the language. Throws `invalid_input` for a company that is gone. */
async function toColumns(
  transaction: Database,
  language: Language,
  { name, frequency, ...rest }: AlertFields,
): Promise<{ name: string; frequency: AlertFields['frequency']; criteria: string }> {
  const criteria: AlertCriteria = rest;
  await refuseUnknownPlace(transaction, criteria.location);
  const companyName = await findCompanyName(transaction, criteria.company);
  const say = sayIn(language);
  return {
    name: name || nameOfCriteria(say, board.wordsIn(language), nameCriteria(say, criteria), companyName),
    frequency,
    criteria: JSON.stringify(criteria),
  };
}

/** An alert for an unreadable place would never match. */
async function refuseUnknownPlace(transaction: Database, location: string) {
  const [wanted = ''] = location.split(leavesOut);
  if (location === '') return;
  const where = readWhere(wanted, worldGazetteer(), { countryCode: board.country });
  // A mistyped place is asked about: nobody sees what an alert took it for.
  if (where.kind === 'mode' || (where.kind === 'places' && where.corrected === undefined)) return;
  // What postings call a place is a place, whatever the world knows.
  const [first = ''] = location.split(',');
  const named = await transaction
    .selectFrom('places')
    .select('id')
    .where(sql<string>`lower(city)`, '=', first.trim().toLowerCase())
    .executeTakeFirst();
  if (named) return;
  const offers = offerPlaces(wanted, where).map((offer) => `“${offer}”`);
  throw invalidFields({ location: describeUnknownPlace(location, offers) });
}

function describeUnknownPlace(location: string, offers: readonly string[]): Message {
  const [last, ...others] = offers.toReversed();
  if (last === undefined)
    return msg`We know no place called “${location}”. Check the spelling, or name a larger city nearby.`;
  const first = others.toReversed().join(', ');
  return first === ''
    ? msg`We know no place called “${location}”. Did you mean ${last}?`
    : msg`We know no place called “${location}”. Did you mean ${first} or ${last}?`;
}

async function findCompanyName(transaction: Database, companyId: string): Promise<string | null> {
  if (companyId === '') return null;
  const company = await transaction
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .where('held_reason', 'is', null)
    .executeTakeFirst();
  if (!company) throw invalidFields({ company: msg`This company is no longer here. Leave it out.` });
  return company.name;
}

/** Replaces the criteria and frequency of an alert. Sent jobs stay sent. Throws `not_found`. */
export async function changeAlert(
  database: Database,
  owner: AlertOwner,
  alertId: string,
  fields: AlertFields,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { last_sent_at: lastSentAt } = await lockAlert(transaction, owner, alertId);
    const columns = await toColumns(transaction, owner.language, fields);
    // The new time also ends the turn of a process that is looking for what was asked before.
    const due_at = nextDueAt(lastSentAt, fields.frequency, new Date());
    await update(transaction, owner, alertId, { ...columns, due_at });
  });
}

/** Pauses an alert; repeating it is no error. Throws `not_found`. */
export async function pauseAlert(database: Database, owner: AlertOwner, alertId: string): Promise<void> {
  await update(database, owner, alertId, { paused_at: sql<Date>`coalesce(paused_at, now())` });
}

/** Resumes an alert without the jobs that came during the pause. Throws `not_found`. */
export async function resumeAlert(database: Database, owner: AlertOwner, alertId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const alert = await lockAlert(transaction, owner, alertId);
    if (alert.paused_at === null) return;
    const due_at = nextDueAt(alert.last_sent_at, alert.frequency, new Date());
    await update(transaction, owner, alertId, { paused_at: null, watermark: sql<Date>`now()`, due_at });
  });
}

/** Deletes an alert; it can be restored for a while. Throws `not_found`. */
export async function removeAlert(database: Database, owner: AlertOwner, alertId: string): Promise<void> {
  await update(database, owner, alertId, { deleted_at: sql<Date>`now()` });
}

/** Restores a deleted alert; repeating it is no error. Throws `not_found`, or `conflict` at the limit. */
export async function restoreAlert(database: Database, owner: AlertOwner, alertId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockAddress(transaction, owner.address);
    const restored = await transaction
      .updateTable('job_alerts')
      .set({ deleted_at: null })
      .where('id', '=', alertId)
      .where(isOwnedBy(owner))
      .returning('id')
      .executeTakeFirst();
    if (!restored) throw noSuchAlert();
    await requireRoom(transaction, owner);
  });
}

async function lockAlert(transaction: Database, owner: AlertOwner, alertId: string) {
  const alert = await transaction
    .selectFrom('job_alerts')
    .select(['frequency', 'last_sent_at', 'paused_at'])
    .where('id', '=', alertId)
    .where(isOwnedBy(owner))
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!alert) throw noSuchAlert();
  return alert;
}

async function update(
  database: Database,
  owner: AlertOwner,
  alertId: string,
  columns: UpdateObject<Tables, 'job_alerts'>,
) {
  const changed = await database
    .updateTable('job_alerts')
    .set(columns)
    .where('id', '=', alertId)
    .where(isOwnedBy(owner))
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw noSuchAlert();
}

/** Pauses all alerts of an address that takes no mail; its owner can resume them. */
export async function pauseAlertsTo(transaction: Database, address: string): Promise<void> {
  await sql`
    update job_alerts set paused_at = now()
    where paused_at is null and deleted_at is null and (
      lower(email) = lower(${address}) or user_id = (select id from users where lower(email) = lower(${address}))
    )
  `.execute(transaction);
}

/** Deletes old deleted alerts, unconfirmed ones, and guests' alerts that were not confirmed again, with their addresses. */
export async function forgetOldAlerts(database: Database, now = new Date()): Promise<void> {
  await sql`
    delete from job_alerts
    where deleted_at < ${addMinutes(now, -undoHours * 60)} or (confirmed_at is null and confirm_expires_at < ${now})
      or (user_id is null and renewal_asked_at < ${addMinutes(now, -renewalDays * 1440)})
  `.execute(database);
}

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Stores an alert for an address and mails its confirmation link. An address at the limit learns that by
 * mail only.
 */
export async function requestGuestAlert(
  { database, queue, config }: Parts,
  { email, ...fields }: GuestAlertFields,
  language: Language,
): Promise<void> {
  const to = { email, language };
  const { secret, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    await lockAddress(transaction, email);
    const columns = await toColumns(transaction, language, fields);
    if ((await countForAddress(transaction, email)) >= alertsLimit) {
      await queue.enqueue(transaction, 'send-mail', alertLimitMail(to, config.publicUrl));
      return;
    }
    await dropOldRequests(transaction, email);
    await transaction
      .insertInto('job_alerts')
      .values({
        id: newId(),
        user_id: null,
        email,
        language,
        ...columns,
        ...newColumns(),
        confirm_hash: hash,
        confirm_expires_at: sql`now() + make_interval(hours => ${alertLinkHours}::int)`,
      })
      .execute();
    const link = `${config.publicUrl}${paths.confirmAlert}?token=${secret}`;
    await queue.enqueue(transaction, 'send-mail', confirmAlertMail(to, link));
  });
}

/** Unconfirmed requests of strangers must not use up an address’s limit: only the latest are kept. */
async function dropOldRequests(transaction: Database, email: string) {
  await sql`
    delete from job_alerts where id in (
      select id from job_alerts where email = ${email} and confirmed_at is null
      order by created_at desc, id desc offset ${alertsLimit - 1}
    )
  `.execute(transaction);
}

/**
 * Confirms an alert by its mailed link; returns its name and stop token. Repeating it is no error. Throws
 * `gone` for an expired link or stopped alert, `conflict` at the limit.
 */
export async function confirmAlert(
  database: Database,
  token: string,
): Promise<{ name: string; stopToken: string; criteria: AlertCriteria }> {
  return database.transaction().execute(async (transaction) => {
    const { email } = await getRequest(transaction, token);
    await lockAddress(transaction, email);
    // Read again: a second press has waited here for the first.
    const alert = await getRequest(transaction, token);
    const { name, criteria, unsubscribe_secret: stopToken } = alert;
    const begun = { name, criteria, stopToken };
    if (alert.confirmed_at !== null) {
      await keepOn(transaction, alert.id);
      return begun;
    }
    if ((await countForAddress(transaction, email)) >= alertsLimit) throw noRoom();
    await transaction
      .updateTable('job_alerts')
      .set({ confirmed_at: sql`now()`, watermark: sql`now()`, due_at: sql`now()` })
      .where('id', '=', alert.id)
      .execute();
    await forgetUsedLink(transaction, token);
    return begun;
  });
}

/** Notes that an alert is still wanted, where its guest was asked. */
async function keepOn(transaction: Database, alertId: string): Promise<void> {
  await transaction
    .updateTable('job_alerts')
    .set({ confirmed_at: sql`now()`, renewal_asked_at: null })
    .where('id', '=', alertId)
    .where('renewal_asked_at', 'is not', null)
    .execute();
}

async function getRequest(transaction: Database, token: string) {
  const request = await transaction
    .selectFrom('job_alerts')
    .select(['id', 'email', 'name', 'criteria', 'confirmed_at', 'unsubscribe_secret'])
    .where('confirm_hash', '=', hashSecret(token))
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('confirmed_at', 'is not', null), eb('confirm_expires_at', '>', sql<Date>`now()`)]),
    )
    .executeTakeFirst();
  if (!request?.email) throw linkIsGone();
  return { ...request, email: request.email };
}

/**
 * Stops an alert’s mails without a session: a member’s is paused, a guest’s deleted. An unknown token is no
 * error: it gets no mail either.
 */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  await database
    .updateTable('job_alerts')
    .set({
      paused_at: sql`coalesce(paused_at, now())`,
      deleted_at: sql`case when user_id is null then coalesce(deleted_at, now()) else deleted_at end`,
    })
    .where('unsubscribe_secret', '=', token)
    .execute();
}

function linkIsGone(): AppError {
  return new AppError(
    'gone',
    msg`This link has expired, or its job alert was stopped. Ask for the alert again.`,
  );
}

/** Alerts that look for the postings of one company look for those of the other. */
export async function mergeAlerts(transaction: Database, { from, into }: Merge): Promise<void> {
  await sql`
    update job_alerts set criteria = replace(criteria::text, ${from}, ${into})::jsonb
    where strpos(criteria::text, ${from}) > 0
  `.execute(transaction);
}
