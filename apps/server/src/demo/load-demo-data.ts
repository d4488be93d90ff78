import { sql, type Kysely } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { ensureCompanies } from '../areas/companies/companies/company-commands.ts';
import { companySlug } from '../areas/companies/companies/rules.ts';
import type { PostingDraft } from '../areas/jobs/jobs/posting-rules.ts';
import { closePostings, writePostings } from '../areas/jobs/jobs/write-commands.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { createDemoAccounts } from './accounts.ts';
import { demoEmployerCompany, type DemoCompany } from './companies.ts';
import { demoPlaces } from './places.ts';
import { generatePosting, sourceIdOf, type DemoLoad } from './postings.ts';
import { companiesFor } from './postings/assign-employers.ts';
import { confirmPosting } from './postings/confirm-posting.ts';
import type { FirstPostings } from './postings/first-postings.ts';

/** What the demo employer has filled in beyond the others: numbers that are reserved for fiction. */
const ofDemoEmployer = { phone: '+1 312 555 0140', zip: '60611', address: '200 North Lantern Street' };

const ofOthers = { phone: '', zip: '', address: '' };

interface LoadOptions extends DemoLoad {
  database: Kysely<Tables>;
  first: FirstPostings;
  /** Stops the load between two batches; the next call goes on from there. */
  signal: AbortSignal;
  onProgress(progress: { loaded: number; total: number }): void;
  /** Called after the commit of each batch, with the numbers of its jobs. */
  onBatch(jobNumbers: number[]): Promise<void>;
}

const source = 'demo';
const progressName = 'jobs';
const firstName = 'first postings';
// About a tenth of a second on the embedded database, which serves no other request meanwhile.
const batchSize = 250;

const gazetteer = createGazetteer(demoPlaces);

/**
 * Writes the demo's companies, its accounts and the postings that their worlds are about, and gives how many of the
 * others are there: where `loadPostings` goes on.
 */
export async function beginLoad(options: LoadOptions): Promise<number> {
  const { database, total, onProgress, onBatch } = options;
  const stored = await findProgress(database);
  const loaded = stored?.total === total ? stored.done : await begin(options, stored !== undefined);
  if (loaded < total) await onBatch(await writeFirst(options));
  onProgress({ loaded, total });
  return loaded;
}

/**
 * Writes the postings from an index on, the newest first. A batch and the note of how far it got are one transaction:
 * whatever interrupts the load, the next call resumes exactly there.
 */
export async function loadPostings(options: LoadOptions, from: number): Promise<void> {
  const { total, signal, onProgress, onBatch } = options;
  let loaded = from;
  while (loaded < total && !signal.aborted) {
    const batch = await loadBatch(options);
    await onBatch(batch.jobNumbers);
    loaded = batch.loaded;
    onProgress({ loaded, total });
    // Requests that came in during the batch go first.
    await setImmediate();
  }
}

async function findProgress(database: Kysely<Tables>) {
  return database
    .selectFrom('demo_progress')
    .select(['done', 'total'])
    .where('name', '=', progressName)
    .executeTakeFirst();
}

/** What the postings need first; an earlier load of another size is replaced. Gives how many are loaded. */
async function begin({ database, total }: LoadOptions, isReplaced: boolean): Promise<number> {
  const generated = companiesFor(total);
  const companies = generated.map(({ name, website, about, industryLabel: industry }) => ({
    name,
    website,
    about,
    industry,
  }));
  return database.transaction().execute(async (transaction) => {
    await ensureCompanies(transaction, companies);
    await createDemoProfiles(transaction, generated);
    await createDemoAccounts(transaction);
    await createDemoRecruiters(
      transaction,
      companies.map(({ name }) => name),
    );
    if (isReplaced) {
      const exceptSourceIds = Array.from({ length: total }, (_, index) => sourceIdOf(index, total));
      await closePostings(transaction, { source, status: 'expired', exceptSourceIds });
    }
    await transaction
      .insertInto('demo_progress')
      .values({ name: progressName, done: 0, total })
      // Of two processes that begin together, the later finds the batches of the earlier and keeps them.
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ done: 0, total, updated_at: new Date() })
          .where('demo_progress.total', '<>', total),
      )
      .execute();
    const { done } = await transaction
      .selectFrom('demo_progress')
      .select('done')
      .where('name', '=', progressName)
      .executeTakeFirstOrThrow();
    return done;
  });
}

/** Writes those that come before all others, once for each size. Gives the numbers of those that are new. */
async function writeFirst({ database, total, today, first }: LoadOptions): Promise<number[]> {
  return database.transaction().execute(async (transaction) => {
    await lockProgress(transaction);
    const written = await transaction
      .selectFrom('demo_progress')
      .select('total')
      .where('name', '=', firstName)
      .executeTakeFirst();
    if (written?.total === total) return [];
    const drafts = first.indexes.map((index) => generatePosting(index, { total, today }));
    const jobNumbers = await write(transaction, drafts, today);
    await transaction
      .insertInto('demo_progress')
      .values({ name: firstName, done: total, total })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ done: total, total }))
      .execute();
    return jobNumbers;
  });
}

async function loadBatch({ database, total, today, first }: LoadOptions) {
  return database.transaction().execute(async (transaction) => {
    const done = await lockProgress(transaction);
    const loaded = Math.min(total, done + batchSize);
    const indexes = Array.from({ length: loaded - done }, (_, nth) => done + nth);
    const drafts = indexes
      .filter((index) => !first.indexes.includes(index))
      .map((index) => generatePosting(index, { total, today }));
    const jobNumbers = await write(transaction, drafts, today);
    await transaction
      .updateTable('demo_progress')
      .set({ done: loaded, updated_at: new Date() })
      .where('name', '=', progressName)
      .execute();
    return { loaded, jobNumbers };
  });
}

/** How far the load is. The lock settles the race of two processes that load at once: each takes the next batch. */
async function lockProgress(transaction: Kysely<Tables>): Promise<number> {
  const { done } = await transaction
    .selectFrom('demo_progress')
    .select('done')
    .where('name', '=', progressName)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return done;
}

async function write(
  transaction: Kysely<Tables>,
  drafts: readonly PostingDraft[],
  now: Date,
): Promise<number[]> {
  const confirmedAt = (draft: PostingDraft) => confirmPosting(draft, now);
  return (await writePostings(transaction, { source, drafts, now, gazetteer, confirmedAt })).jobNumbers;
}

/**
 * An owner for every demo company that has none, so that each of its jobs takes applications (decision 004).
 * The account has no password; its mailed links arrive in the captured mail like all others.
 */
async function createDemoRecruiters(
  transaction: Kysely<Tables>,
  companies: readonly string[],
): Promise<void> {
  const given = [...new Set(companies.map(companySlug))].map((slug) => ({
    id: newId(),
    slug,
    // .example is reserved for examples (RFC 2606): no mail to it ever reaches a stranger.
    email: `hiring@${slug}.example`,
  }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, slug text, email text)
    ), unowned as (
      select given.id, given.email, companies.id as company_id from given
      join companies on companies.slug = given.slug
      where not exists (select from company_members where company_members.company_id = companies.id)
    ), created as (
      insert into users (id, role, email, first_name, last_name, job_title, is_demo)
      select id, 'employer', email, 'Hiring', 'Team', 'Recruiter', true from unowned
      on conflict do nothing
      returning id
    )
    insert into company_members (company_id, user_id, member_role)
    select unowned.company_id, unowned.id, 'owner' from unowned join created on created.id = unowned.id
  `.execute(transaction);
}

/**
 * Sets the home, size and contact details of each company, unless they are already set.
 */
async function createDemoProfiles(
  transaction: Kysely<Tables>,
  companies: readonly DemoCompany[],
): Promise<void> {
  const given = companies.map(({ name, hostName, home, founded, size, benefits }) => ({
    slug: companySlug(name),
    country: home.country,
    city: home.city,
    latitude: home.latitude,
    longitude: home.longitude,
    founded: `${founded}-01-01`,
    size,
    benefits: benefits.join('\n'),
    email: `hello@${hostName}.example`,
    ...(name === demoEmployerCompany ? ofDemoEmployer : ofOthers),
  }));
  await sql`
    update companies set
      country = given.country, email = given.email, contact_email = given.email, contact_phone = given.phone,
      contact_country = given.country, contact_city = given.city, contact_zip = given.zip,
      contact_address = given.address, latitude = given.latitude, longitude = given.longitude,
      founded_on = given.founded, size = given.size, benefits = given.benefits
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      slug text, country text, city text, latitude double precision, longitude double precision, email text,
      phone text, zip text, address text, founded date, size text, benefits text
    )
    where companies.slug = given.slug and companies.country = '' and companies.contact_country = ''
  `.execute(transaction);
}
