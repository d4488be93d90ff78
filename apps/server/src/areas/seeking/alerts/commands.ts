import type { AlertFields } from '@waymark/contract/seeking/alerts';
import { nameOfCriteria } from '@waymark/contract/seeking/choices/alerts';
import type { AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import { sql } from 'kysely';
import type { Kysely, UpdateObject } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { leavesOut } from '../../places/places/place-index.ts';
import { readKnownPlace } from '../../places/places/reading-rules.ts';
import { findWorldRegion } from '../../places/places/rules.ts';
import { offerPlaces } from '../../places/places/spelling-index.ts';
import { undoHours } from './constants.ts';
import { isOwnedBy, lockAddress, noSuchAlert, requireRoom } from './owner-policy.ts';
import type { AlertOwner } from './owner-policy.ts';
import { nextDueAt, addMinutes } from './rules.ts';

/** Adds an alert of a member and gives its id. Throws `conflict` when there are too many. */
export async function createAlert(
  database: Kysely<Tables>,
  owner: AlertOwner,
  fields: AlertFields,
): Promise<string> {
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    await lockAddress(transaction, owner.address);
    const columns = await toColumns(transaction, fields);
    await transaction
      .insertInto('job_alerts')
      .values({ id, user_id: owner.userId, ...columns, ...newColumns(), confirmed_at: sql`now()` })
      .execute();
    await requireRoom(transaction, owner);
  });
  return id;
}

/** What every new alert begins with. */
export const newColumns = () => ({ unsubscribe_secret: newSecret().secret });

/** The columns that a form fills. Throws `invalid_input` for a company that is gone. */
export async function toColumns(
  transaction: Kysely<Tables>,
  { name, frequency, ...rest }: AlertFields,
): Promise<{ name: string; frequency: AlertFields['frequency']; criteria: string }> {
  const criteria: AlertCriteria = rest;
  await refuseUnknownPlace(transaction, criteria.location);
  const companyName = await findCompanyName(transaction, criteria.company);
  return {
    name: name || nameOfCriteria(criteria, companyName),
    frequency,
    criteria: JSON.stringify(criteria),
  };
}

/** An alert for a place that nobody can read would wait in vain. */
async function refuseUnknownPlace(transaction: Kysely<Tables>, location: string): Promise<void> {
  const [wanted = ''] = location.split(leavesOut);
  if (location === '' || findWorldRegion(wanted) || readKnownPlace(wanted, worldGazetteer())) return;
  // What postings call a place is a place, whatever the world knows.
  const [first = ''] = location.split(',');
  const named = await transaction
    .selectFrom('places')
    .select('id')
    .where(sql<string>`lower(city)`, '=', first.trim().toLowerCase())
    .executeTakeFirst();
  if (named) return;
  const offers = offerPlaces(location).map((offer) => `“${offer}”`);
  const hint =
    offers.length > 0
      ? `Did you mean ${offers.join(' or ')}?`
      : 'Check the spelling, or name a larger city nearby.';
  throw invalidFields({ location: `We know no place called “${location}”. ${hint}` });
}

async function findCompanyName(transaction: Kysely<Tables>, companyId: string): Promise<string | null> {
  if (companyId === '') return null;
  const company = await transaction
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .where('held_reason', 'is', null)
    .executeTakeFirst();
  if (!company) throw invalidFields({ company: 'This company is not here any more. Leave it out.' });
  return company.name;
}

/** Replaces what an alert looks for, and how often. What it has sent stays sent. Throws `not_found`. */
export async function changeAlert(
  database: Kysely<Tables>,
  owner: AlertOwner,
  alertId: string,
  fields: AlertFields,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { last_sent_at: lastSentAt } = await lockAlert(transaction, owner, alertId);
    const columns = await toColumns(transaction, fields);
    // The new time also ends the turn of a process that is looking for what was asked before.
    const due_at = nextDueAt(lastSentAt, fields.frequency, new Date());
    await update(transaction, owner, alertId, { ...columns, due_at });
  });
}

/** Stops the mails until they are wanted again. Doing it twice is no error. Throws `not_found`. */
export async function pauseAlert(
  database: Kysely<Tables>,
  owner: AlertOwner,
  alertId: string,
): Promise<void> {
  await update(database, owner, alertId, { paused_at: sql<Date>`coalesce(paused_at, now())` });
}

/** Begins anew: jobs that came during the pause are not sent. Throws `not_found`. */
export async function resumeAlert(
  database: Kysely<Tables>,
  owner: AlertOwner,
  alertId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const alert = await lockAlert(transaction, owner, alertId);
    if (alert.paused_at === null) return;
    const due_at = nextDueAt(alert.last_sent_at, alert.frequency, new Date());
    await update(transaction, owner, alertId, { paused_at: null, watermark: sql<Date>`now()`, due_at });
  });
}

/** Throws `not_found`, also for somebody else's. It can be restored for a while. */
export async function removeAlert(
  database: Kysely<Tables>,
  owner: AlertOwner,
  alertId: string,
): Promise<void> {
  await update(database, owner, alertId, { deleted_at: sql<Date>`now()` });
}

/** Brings a deleted alert back as it was. Doing it twice is no error. Throws `not_found`, or `conflict`. */
export async function restoreAlert(
  database: Kysely<Tables>,
  owner: AlertOwner,
  alertId: string,
): Promise<void> {
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

async function lockAlert(transaction: Kysely<Tables>, owner: AlertOwner, alertId: string) {
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
  database: Kysely<Tables>,
  owner: AlertOwner,
  alertId: string,
  columns: UpdateObject<Tables, 'job_alerts'>,
): Promise<void> {
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

/** Pauses whatever is mailed to an address that takes nothing any more; whoever comes back goes on with a press. */
export async function pauseAlertsTo(transaction: Kysely<Tables>, address: string): Promise<void> {
  await sql`
    update job_alerts set paused_at = now()
    where paused_at is null and deleted_at is null and (
      lower(email) = lower(${address}) or user_id = (select id from users where lower(email) = lower(${address}))
    )
  `.execute(transaction);
}

/** Forgets what was deleted some time ago, and the addresses of guests who never confirmed an alert. */
export async function forgetOldAlerts(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await sql`
    delete from job_alerts
    where deleted_at < ${addMinutes(now, -undoHours * 60)} or (confirmed_at is null and confirm_expires_at < ${now})
  `.execute(database);
}
