import type { CandidateProfileFields } from '@waymark/contract/hiring/candidates';
import { savedCandidatesLimit } from '@waymark/contract/hiring/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { writeDrifted } from '../../../platform/exchange-rates/write-drifted.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { lockAccount } from '../../identity/accounts/queries.ts';
import { conversionBatchSize } from '../../jobs/jobs/conversion-commands.ts';
import { spellSymbols } from '../../jobs/jobs/posting-rules.ts';
import { isKnownCurrency } from '../../jobs/jobs/rules.ts';
import { ensurePlaces, placeKey } from '../../places/places/commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { readPlace } from '../../places/places/where-rules.ts';
import { locate, type PlaceDraft } from '../../places/places/rules.ts';
import { findResume } from '../../resumes/resumes/queries.ts';
import { sendMessage } from '../conversations/message-commands.ts';
import type { Looker } from './looking-policy.ts';
import { lockVisible } from './queries.ts';
import { keysOfLabel, toYearlyRate, unknownCandidate } from './rules.ts';

/** Writes to a candidate whom the company may see. Throws `not_found`, else as `sendMessage`. */
export async function writeToCandidate(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  looker: Looker,
  candidateId: string,
  text: string,
): Promise<{ conversationId: string }> {
  return database.transaction().execute(async (transaction) => {
    // The profile cannot be hidden between the check and the message.
    const profile = await lockVisible(transaction, candidateId, looker);
    if (!profile) throw unknownCandidate();
    const { companyId, userId: authorId } = looker;
    const message = { companyId, candidateId: profile.user_id, authorId, text };
    const { conversationId } = await sendMessage(transaction, { queue, config }, message);
    return { conversationId };
  });
}

/**
 * Records that a company viewed a candidate: one row a day, with the last time and the resume that was read.
 */
export async function noteView(
  database: Database,
  view: { candidateId: string; companyId: string; resumeId: string | null },
): Promise<void> {
  await sql`
    insert into candidate_views (profile_id, company_id, day, resume_read, resume_id)
    select id, ${view.companyId}, (now() at time zone 'utc')::date, ${view.resumeId !== null}, ${view.resumeId}
    from candidate_profiles where id = ${view.candidateId}
    on conflict (profile_id, company_id, day) do update
      set viewed_at = excluded.viewed_at, resume_read = candidate_views.resume_read or excluded.resume_read,
        resume_id = coalesce(excluded.resume_id, candidate_views.resume_id)
  `.execute(database);
}

export async function forgetOldViews(database: Database): Promise<void> {
  await sql`
    delete from candidate_views where day < current_date - ${board.settings.retention.candidateViewDays}::int
  `.execute(database);
}

/**
 * Converts candidates’ hourly rates at the current exchange rates and writes those that have drifted.
 * Profiles that change meanwhile are left for the next run.
 */
export async function convertHourlyRates(database: Database, batchSize = conversionBatchSize): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    last = await convertBatch(database, last, batchSize);
  }
}

/** Converts the next rates after `from`; returns the last number, undefined at the end. */
async function convertBatch(
  database: Database,
  from: number,
  batchSize: number,
): Promise<number | undefined> {
  const rows = await database
    .selectFrom('candidate_profiles')
    .select(['number', 'rate_amount as amount', 'rate_currency as currency', 'rate_yearly_usd as stored'])
    .where('number', '>', from)
    .where('rate_currency', '<>', 'USD')
    .orderBy('number')
    .limit(batchSize)
    .execute();
  const conversions = rows.map(({ number, stored, amount, currency }) => ({
    number,
    stored,
    present: amount === null || currency === null ? null : toYearlyRate({ amount, currency }),
  }));
  await writeDrifted(database, { table: 'candidate_profiles', column: 'rate_yearly_usd' }, conversions);
  return rows.at(-1)?.number;
}

/**
 * Saves a candidate for the company; repeating it is no error. Throws `not_found`, or `conflict` for a full
 * list.
 */
export async function saveCandidate(database: Database, looker: Looker, candidateId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two at once would both count the rows before either was there.
    await sql`select from companies where id = ${looker.companyId} for no key update`.execute(transaction);
    if (!(await lockVisible(transaction, candidateId, looker))) throw unknownCandidate();
    const { count } = await transaction
      .selectFrom('saved_candidates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', looker.companyId)
      .where('profile_id', '<>', candidateId)
      .executeTakeFirstOrThrow();
    if (count >= savedCandidatesLimit) throw fullList();
    await transaction
      .insertInto('saved_candidates')
      .values({ company_id: looker.companyId, profile_id: candidateId, saved_by: looker.userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Removes a saved candidate; repeating it is no error, nor is a candidate who is hidden by now. */
export async function forgetCandidate(
  database: Database,
  { companyId }: Pick<Looker, 'companyId'>,
  candidateId: string,
): Promise<void> {
  await database
    .deleteFrom('saved_candidates')
    .where('company_id', '=', companyId)
    .where('profile_id', '=', candidateId)
    .execute();
}

function fullList(): AppError {
  const limit = savedCandidatesLimit.toLocaleString('en-US');
  return new AppError(
    'conflict',
    msg`Your company's list holds ${limit} candidates. Take some off it to save more.`,
  );
}

/**
 * Saves a profile and its exclusions together. Throws `invalid_input` for another’s resume, an unreadable
 * company or currency, and `conflict` for an outdated version.
 */
export async function saveProfile(
  database: Database,
  userId: string,
  fields: CandidateProfileFields,
): Promise<void> {
  refuseUnusable(fields);
  const { excludedCompanies, version, ...shown } = fields;
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    await refuseOutdated(transaction, userId, version);
    if (fields.resumeId !== null && !(await findResume(transaction, userId, fields.resumeId))) {
      throw invalidFields({ resumeId: msg`Choose one of your resumes.` });
    }
    const placeId = await readLocation(transaction, fields.location);
    const ids = await writeProfiles(transaction, [{ userId, placeId, fields: shown }]);
    await writeExclusions(transaction, ids.get(userId) ?? '', excludedCompanies);
  });
}

/** An outdated window would show a hidden candidate again, or admit an excluded company. */
async function refuseOutdated(transaction: Database, userId: string, version: string | undefined) {
  if (version === undefined) return;
  const stored = await transaction
    .selectFrom('candidate_profiles')
    .select('updated_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (version === (stored?.updated_at.toISOString() ?? '')) return;
  throw new AppError(
    'conflict',
    msg`This was just saved in another window. Reload the page to see the latest version.`,
  );
}

function refuseUnusable({ hourlyRate, excludedCompanies }: CandidateProfileFields): void {
  if (hourlyRate && !isKnownCurrency(hourlyRate.currency)) {
    throw invalidFields({ hourlyRate: msg`Please choose a currency from the list.` });
  }
  const unclear = excludedCompanies.find((label) => keysOfLabel(label).length === 0);
  if (unclear !== undefined) {
    throw invalidFields({
      excludedCompanies: msg`“${unclear}” is neither the name of a company nor its website.`,
    });
  }
}

/** A profile with its owner and the place that its location means. */
export interface ProfileRow {
  userId: string;
  placeId: number | null;
  fields: Omit<CandidateProfileFields, 'excludedCompanies' | 'version'>;
}

/** Inserts or updates profiles in one statement and returns their ids by owner. */
export async function writeProfiles(
  transaction: Database,
  profiles: readonly ProfileRow[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; userId: string }>`
    insert into candidate_profiles (
      id, user_id, is_visible, resume_id, headline, summary, location, place_id, types, category, skills,
      is_remote_wished, rate_amount, rate_currency, rate_yearly_usd, search_vector, headline_vector
    )
    select id, user_id, is_visible, resume_id, headline, summary, location, place_id, types, category, skills,
      is_remote_wished, rate_amount, rate_currency, rate_yearly_usd,
      -- What the candidate is found by, most telling first; the headline also alone, as it ranks above all else.
      setweight(to_tsvector('english', words_a), 'A') || setweight(to_tsvector('english', words_b), 'B') ||
        setweight(to_tsvector('english', words_c), 'C') || setweight(to_tsvector('english', words_d), 'D'),
      to_tsvector('english', words_a)
    from jsonb_to_recordset(${JSON.stringify(profiles.map(columnsOf))}::jsonb) as given(
      id uuid, user_id uuid, is_visible boolean, resume_id uuid, headline text, summary text, location text,
      place_id integer, types text[], category text, skills text[], is_remote_wished boolean, rate_amount integer,
      rate_currency text, rate_yearly_usd integer, words_a text, words_b text, words_c text, words_d text
    )
    on conflict (user_id) do update set
      is_visible = excluded.is_visible, resume_id = excluded.resume_id, headline = excluded.headline,
      summary = excluded.summary, location = excluded.location, place_id = excluded.place_id,
      types = excluded.types, category = excluded.category, skills = excluded.skills,
      is_remote_wished = excluded.is_remote_wished, rate_amount = excluded.rate_amount,
      rate_currency = excluded.rate_currency, rate_yearly_usd = excluded.rate_yearly_usd,
      search_vector = excluded.search_vector, headline_vector = excluded.headline_vector, updated_at = now()
    returning id, user_id as "userId"
  `.execute(transaction);
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}

function columnsOf({ userId, placeId, fields }: ProfileRow) {
  const { hourlyRate: rate } = fields;
  return {
    id: newId(),
    user_id: userId,
    is_visible: fields.visible,
    resume_id: fields.resumeId,
    headline: fields.headline,
    summary: fields.summary,
    location: fields.location,
    place_id: placeId,
    types: fields.types,
    category: fields.category,
    skills: fields.skills,
    is_remote_wished: fields.remote,
    rate_amount: rate?.amount ?? null,
    rate_currency: rate?.currency ?? null,
    rate_yearly_usd: rate && toYearlyRate(rate),
    words_a: spellSymbols(fields.headline),
    words_b: spellSymbols(fields.skills.join(' , ')),
    words_c: spellSymbols(`${fields.location} , ${categoryLabel(board.words, fields.category)}`),
    words_d: spellSymbols(fields.summary),
  };
}

async function writeExclusions(transaction: Database, profileId: string, labels: readonly string[]) {
  await transaction.deleteFrom('candidate_exclusions').where('profile_id', '=', profileId).execute();
  const rows = labels.flatMap((label) =>
    keysOfLabel(label).map((key) => ({ profile_id: profileId, key, label })),
  );
  if (rows.length === 0) return;
  await transaction
    .insertInto('candidate_exclusions')
    .values(rows)
    // Two spellings of one company have one key.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The place that a text means: a known city, else its country. Unknown cities are not stored: free text
 * would fill the table that all searches read.
 */
async function readLocation(transaction: Database, text: string): Promise<number | null> {
  const gazetteer = worldGazetteer();
  const place = text ? readPlace(text, gazetteer) : undefined;
  if (!place) return null;
  const isListed = place.city === '' || locate(gazetteer, place) !== undefined;
  const country: PlaceDraft = { city: '', region: '', countryCode: place.countryCode };
  const draft = isListed ? place : country;
  const known = await findAlike(transaction, draft);
  if (known !== undefined) return known;
  const written = await ensurePlaces(transaction, [draft], gazetteer);
  return written.get(placeKey(draft)) ?? null;
}

/** Postings may have named the city without its region. */
async function findAlike(transaction: Database, draft: PlaceDraft): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('places')
    .select('id')
    .where('city', '=', draft.city)
    .where('country_code', '=', draft.countryCode)
    .where('region', 'in', ['', draft.region])
    .orderBy('region', 'desc')
    .executeTakeFirst();
  return row?.id;
}
