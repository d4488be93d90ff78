import { msg } from '@waymark/contract/text/message';
import { basename } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { StartError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Merge } from '../../companies/companies/merge-commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import {
  importPostings,
  type ImportOptions,
  type ImportSummary,
  type Rejection,
} from '../../jobs/job-import/commands.ts';
import { importWithReport } from '../../jobs/job-import/report-commands.ts';
import { mappingOf } from '../../jobs/job-sources/rules.ts';
import { keepMovedPeople, type MovedPerson } from '../../lifecycle/moving/people-commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { findClaimed, listMoved, type MovedJob } from './moving-queries.ts';
import { readListings, readSite } from './site-gateway.ts';
import {
  addressesOfCompany,
  addressesOfJob,
  chooseOwners,
  feedAddresses,
  type OldAddress,
  type Site,
} from './site-rules.ts';

interface MoveOptions {
  /** The export of WordPress. */
  path: string;
  /** The name under which its postings are kept; the host of the site by default. */
  source?: string | undefined;
  dryRun: boolean;
  now: Date;
  onReject?: (rejection: Rejection) => void;
}

export interface MoveSummary {
  source: string;
  imported: ImportSummary;
  companies: number;
  /** Names of companies here that have members, and whose postings therefore stayed outside. */
  refused: string[];
  /** Old addresses that lead here; how many of them are new, where it was no dry run. */
  redirects: { all: number; added: number };
  /** People who can be invited; how many of them are new, where it was no dry run. */
  employers: number;
  candidates: number;
  addedPeople: number;
  /** Addresses of those who posted for several companies: nobody knows of which they are. */
  several: string[];
  resumes: number;
  isCut: boolean;
  /** Companies with a picture at the old site, by their id where they are here. */
  logos: { companyId: string; address: string }[];
}

/** Moves a site of WP Job Manager in. Repeated, it changes nothing that is as it was. Throws a StartError. */
export async function moveSite(database: Kysely<Tables>, options: MoveOptions): Promise<MoveSummary> {
  const { path, dryRun, now } = options;
  const site = await readSite(path, now);
  const source = nameSource(options.source ?? site.host);
  const claimed = await findClaimed(database, site);
  const imported = await importListings(database, options, source, claimed);
  const { owners, several } = chooseOwners(site);
  const isMoved = (slug: string) => !claimed.has(slug);
  const summary: MoveSummary = {
    source,
    imported,
    companies: [...site.companies.keys()].filter(isMoved).length,
    refused: [...claimed].map((slug) => site.companies.get(slug)?.name ?? slug),
    redirects: { all: 0, added: 0 },
    employers: [...owners.keys()].filter(isMoved).length,
    candidates: site.candidates.size,
    addedPeople: 0,
    several: several.map(({ email }) => email),
    resumes: site.resumes,
    isCut: site.isCut,
    logos: [],
  };
  if (dryRun) return { ...summary, redirects: { all: countAddresses(site, claimed), added: 0 } };
  return { ...summary, ...(await keepRest(database, { site, source, owners })) };
}

/** Postings of the demo and of employers are kept under these names. */
function nameSource(name: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N}._ -]{1,99}$/u.test(name) && !['demo', 'employer'].includes(name)) return name;
  throw new StartError('Name the board that moves with --source, for example its host: old-jobs.example.');
}

function importListings(
  database: Kysely<Tables>,
  { path, dryRun, now, onReject }: MoveOptions,
  source: string,
  claimed: ReadonlySet<string>,
): Promise<ImportSummary> {
  const refused = new Map(
    [...claimed].map((slug) => [
      slug,
      msg`a company of this name or website has members here, who decide what is posted for it`,
    ]),
  );
  const options: ImportOptions = {
    rows: readListings(path, { now, refused }),
    // The page of a listing there leads here from now on.
    mapping: mappingOf({
      format: 'xml',
      mapping: { fields: { applyUrl: 'applyUrl' } },
      employerName: '',
      companyName: undefined,
    }),
    words: board.words,
    source,
    gazetteer: worldGazetteer(),
    now,
    dryRun,
    ...(onReject && { onReject }),
  };
  return dryRun
    ? importPostings(database, options)
    : importWithReport(database, { ...options, fileName: basename(path) });
}

/** What belongs to the postings: written in parts, and the same when it is written again. */
async function keepRest(
  database: Kysely<Tables>,
  { site, source, owners }: { site: Site; source: string; owners: ReturnType<typeof chooseOwners>['owners'] },
): Promise<Pick<MoveSummary, 'redirects' | 'addedPeople' | 'employers' | 'logos'>> {
  const addresses: OldAddress[] = [...feedAddresses];
  const companies = new Map<string, string>();
  for await (const jobs of listMoved(database, source, [...site.listings.keys()]))
    for (const job of jobs) noteJob(site, job, { addresses, companies });
  for (const [slug, companyId] of companies) addresses.push(...addressesOfCompany(slug, companyId));
  const employers = [...companies].flatMap(([slug, companyId]): MovedPerson[] => {
    const owner = owners.get(slug);
    return owner ? [{ kind: 'employer', ...owner, companyId }] : [];
  });
  const candidates = [...site.candidates.values()].map((person): MovedPerson => ({
    kind: 'candidate',
    ...person,
    companyId: null,
  }));
  await noteCompanies(database, [...companies.values()]);
  const added = await addRedirects(database, addresses);
  const addedPeople = await keepPeople(database, [...employers, ...candidates]);
  await noteStaffAction(database, {
    staffId: null,
    action: 'moving.run',
    subjectKind: 'import',
    subjectId: source,
    after: { redirects: added, people: addedPeople },
  });
  const logos = [...companies].flatMap(([slug, companyId]) => {
    const address = site.pictures.get(site.companies.get(slug)?.logo ?? '');
    return address === undefined ? [] : [{ companyId, address }];
  });
  const redirects = { all: addresses.length, added };
  return { redirects, addedPeople, employers: employers.length, logos };
}

function noteJob(
  site: Site,
  { sourceId, jobId, companyId }: MovedJob,
  { addresses, companies }: { addresses: OldAddress[]; companies: Map<string, string> },
): void {
  const listing = site.listings.get(sourceId);
  if (!listing) return;
  addresses.push(...addressesOfJob(sourceId, listing.path, jobId));
  companies.set(listing.company, companyId);
}

function countAddresses(site: Site, claimed: ReadonlySet<string>): number {
  const ofJobs = [...site.listings].flatMap(([id, { path, company }]) =>
    claimed.has(company) ? [] : addressesOfJob(id, path, id),
  );
  const ofCompanies = [...site.companies.keys()].flatMap((slug) =>
    claimed.has(slug) ? [] : addressesOfCompany(slug, slug),
  );
  return ofJobs.length + ofCompanies.length + feedAddresses.length;
}

/** The mark goes on to the company that stays only where nobody decides what is posted for that. */
export async function mergeMovedCompanies(
  transaction: Kysely<Tables>,
  { from, into }: Pick<Merge, 'from' | 'into'>,
): Promise<void> {
  await sql`
    insert into moved_companies (company_id)
    select ${into}::uuid from moved_companies
    where company_id = ${from} and not exists (select from company_members where company_id = ${into})
    on conflict do nothing
  `.execute(transaction);
}

const batchSize = 500;
/** Of moves together: the redirects of staff have their own limit. */
const maxMoved = 400_000;

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}

/** Companies without members that the move has brought: its repetition may write to them when they have some. */
async function noteCompanies(database: Kysely<Tables>, companyIds: readonly string[]): Promise<void> {
  for (const some of batches(companyIds))
    await sql`
      insert into moved_companies (company_id)
      select id from companies where id = any(${some}::uuid[])
        and not exists (select from company_members where company_id = companies.id)
      on conflict do nothing
    `.execute(database);
}

/** What leads somewhere already stays. Gives how many are new. */
async function addRedirects(database: Kysely<Tables>, addresses: readonly OldAddress[]): Promise<number> {
  let added = 0;
  for (const some of batches(addresses)) {
    const given = some.map(({ fromPath, toPath }) => ({ id: newId(), from_path: fromPath, to_path: toPath }));
    const { rows } = await sql`
      insert into redirects (id, from_path, to_path, moved)
      select id, from_path, to_path, true
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, from_path text, to_path text)
      where (select count(*) from redirects where moved) < ${maxMoved}
      on conflict (from_path) do nothing returning id
    `.execute(database);
    added += rows.length;
  }
  return added;
}

async function keepPeople(database: Kysely<Tables>, people: readonly MovedPerson[]): Promise<number> {
  let added = 0;
  for (const some of batches(people))
    added += await database.transaction().execute((transaction) => keepMovedPeople(transaction, some));
  return added;
}
