import type { CandidateProfileFields } from '@waymark/contract/hiring/candidates';
import { jobCategories, labelOf } from '@waymark/contract/jobs/choices/jobs';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccount } from '../../identity/accounts/queries.ts';
import { spellSymbols } from '../../jobs/jobs/posting-rules.ts';
import { isKnownCurrency } from '../../jobs/jobs/salary-rules.ts';
import { ensurePlaces, placeKey } from '../../places/places/commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { readPlace } from '../../places/places/reading-rules.ts';
import { locate } from '../../places/places/rules.ts';
import type { PlaceDraft } from '../../places/places/rules.ts';
import { findResume } from '../../resumes/resumes/queries.ts';
import { keysOfLabel } from './exclusion-rules.ts';
import { toYearlyRate } from './rate-rules.ts';

/**
 * Keeps what a candidate shows to employers and who must not see it, both at once. Throws `invalid_input` for
 * somebody else's resume, a company that nothing can be known by and a currency without a rate, and `conflict`
 * where another window was first.
 */
export async function saveProfile(
  database: Kysely<Tables>,
  userId: string,
  fields: CandidateProfileFields,
): Promise<void> {
  refuseUnusable(fields);
  const { excludedCompanies, version, ...shown } = fields;
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    await refuseOutdated(transaction, userId, version);
    if (fields.resumeId !== null && !(await findResume(transaction, userId, fields.resumeId))) {
      throw invalidFields({ resumeId: 'Choose one of your resumes.' });
    }
    const placeId = await readLocation(transaction, fields.location);
    const ids = await writeProfiles(transaction, [{ userId, placeId, fields: shown }]);
    await writeExclusions(transaction, ids.get(userId) ?? '', excludedCompanies);
  });
}

/** An old window would make somebody visible again who has hidden, and let in a company that was kept out. */
async function refuseOutdated(
  transaction: Kysely<Tables>,
  userId: string,
  version: string | undefined,
): Promise<void> {
  if (version === undefined) return;
  const stored = await transaction
    .selectFrom('candidate_profiles')
    .select('updated_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (version === (stored?.updated_at.toISOString() ?? '')) return;
  throw new AppError(
    'conflict',
    'This was saved in another window meanwhile. Load the page again to see what is there now.',
  );
}

function refuseUnusable({ hourlyRate, excludedCompanies }: CandidateProfileFields): void {
  if (hourlyRate && !isKnownCurrency(hourlyRate.currency)) {
    throw invalidFields({ hourlyRate: 'Please choose a currency from the list.' });
  }
  const unclear = excludedCompanies.find((label) => keysOfLabel(label).length === 0);
  if (unclear !== undefined) {
    throw invalidFields({
      excludedCompanies: `“${unclear}” is neither the name of a company nor its website.`,
    });
  }
}

/** A profile with whose it is and the place that its location means. */
export interface ProfileRow {
  userId: string;
  placeId: number | null;
  fields: Omit<CandidateProfileFields, 'excludedCompanies' | 'version'>;
}

/** Writes profiles in one statement, new ones and those that there are, and gives their ids by whose they are. */
export async function writeProfiles(
  transaction: Kysely<Tables>,
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
    words_c: spellSymbols(`${fields.location} , ${labelOf(jobCategories, fields.category)}`),
    words_d: spellSymbols(fields.summary),
  };
}

async function writeExclusions(
  transaction: Kysely<Tables>,
  profileId: string,
  labels: readonly string[],
): Promise<void> {
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
 * The place that a text means: a city of the gazetteer, else its country. Another city is not written down: what
 * anybody types would fill the table that all searches read.
 */
async function readLocation(transaction: Kysely<Tables>, text: string): Promise<number | null> {
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
async function findAlike(transaction: Kysely<Tables>, draft: PlaceDraft): Promise<number | undefined> {
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
