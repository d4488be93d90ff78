import { allPages } from '@waymark/contract/all-pages';
import type { PostKind } from '@waymark/contract/content/choices';
import type { Feature } from '@waymark/contract/feature';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import { landingLeastJobs, type LandingLink } from '@waymark/contract/pages/landings';
import type { JobCounts, JobIndex } from '../../search/job-search/job-index.ts';
import type { NamedPlace, PlaceCounts } from '../../search/job-index/place-count-index.ts';
import {
  minJobsOfListedPlace,
  maxSkill,
  maxTitle,
  popularKeptMs,
  popularShown,
  skillsListed,
  titlesListed,
  addressesOfPart,
} from './constants.ts';
import {
  companyPath,
  issuePath,
  jobDetailPath,
  landingPath,
  paths,
  ownPagePath,
  postPath,
} from '@waymark/contract/paths';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { SitemapAddress } from './rules.ts';

/** What the footer of every page leads to: names only, so that they may be some minutes old. */
export function keepPopularLandings(): (counts: JobCounts) => LandingLink[] {
  let kept: { links: LandingLink[]; listedAt: number; openJobs: number } | undefined;
  return ({ jobs: openJobs, places }) => {
    const isOld =
      !kept ||
      Date.now() - kept.listedAt > popularKeptMs ||
      Math.abs(openJobs - kept.openJobs) > openJobs / 10;
    if (isOld) kept = { links: listPopular(places), listedAt: Date.now(), openJobs };
    return kept?.links ?? [];
  };
}

/** Titles or skills with enough jobs, most jobs first; a few minutes old at most. */
async function listNames(index: JobIndex, kind: 'title' | 'skill', limit: number): Promise<LandingLink[]> {
  const words = await index.vocabulary();
  const longest = kind === 'title' ? maxTitle : maxSkill;
  return words
    .list(kind)
    .filter(({ text, weight }) => weight >= landingLeastJobs && text.length <= longest)
    .slice(0, limit)
    .map(({ text, weight }) => ({ criteria: { [kind]: text }, names: { [kind]: text }, count: weight }));
}

/** Where most jobs are and the busiest work there; each kind of work once. */
function listPopular(places: PlaceCounts): LandingLink[] {
  const popular: LandingLink[] = [];
  const taken = new Set<string | undefined>(['other']);
  for (const { place } of places.cities().slice(0, popularShown)) {
    const busiest = listCategories(places, place).find(({ names }) => !taken.has(names.category));
    if (!busiest) continue;
    taken.add(busiest.names.category);
    popular.push(busiest);
  }
  return popular;
}

/** Every page that search engines are told of. */
async function listLandings(index: JobIndex): Promise<LandingLink[]> {
  const { facets, places } = await index.counts();
  const categories = facets.category
    .filter(({ count }) => count >= landingLeastJobs)
    .map(({ value, count }) => ({ criteria: { category: value }, names: {}, count }));
  const ofPlaces = places
    .list()
    .filter(({ count }) => count >= minJobsOfListedPlace)
    .flatMap(({ place, count }) => [linkOf(place, count), ...listCategories(places, place)]);
  return [
    ...categories,
    ...(await listNames(index, 'title', titlesListed)),
    ...(await listNames(index, 'skill', skillsListed)),
    ...ofPlaces,
  ];
}

/** The pages of a place and a category with enough jobs, most jobs first. */
function listCategories(places: PlaceCounts, place: NamedPlace): LandingLink[] {
  const { criteria, names } = linkOf(place, 0);
  return places
    .categoriesAt(place.value)
    .filter(({ count }) => count >= landingLeastJobs)
    .toSorted((a, b) => b.count - a.count)
    .map(({ category, count }) => ({
      criteria: { category, ...criteria },
      names: { category, ...names },
      count,
    }));
}

function linkOf({ text, detail, value }: NamedPlace, count: number): LandingLink {
  return { criteria: { location: value }, names: { place: { name: text, detail } }, count };
}

export const sitemapKinds = [
  'pages',
  'landings',
  'salaries',
  'companies',
  'posts',
  'issues',
  'jobs',
] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

/** The feature that the addresses of a kind belong to. */
const featuresOfKinds: Readonly<Partial<Record<SitemapKind, Feature>>> = {
  salaries: 'payExplorer',
  issues: 'newsletter',
};

/** The addresses of the product in parts that a crawler can take, each made when it is asked for. */
export interface Sitemaps {
  /** The parts of a kind that hold anything, counted from 1. */
  listParts(kind: SitemapKind): Promise<number[]>;
  /** None for a part that is not there. */
  listAddresses(kind: SitemapKind, part: number): Promise<SitemapAddress[]>;
}

/** A page has an address in each language. */
const pagesOfPart = () => Math.floor(addressesOfPart / board.settings.languages.offered.length);

/** `listSalaries`: the addresses of the pay explorer. */
export function createSitemaps(
  database: Kysely<Tables>,
  index: JobIndex,
  listSalaries: () => Promise<string[]>,
  { hasCheckout }: { hasCheckout: boolean },
): Sitemaps {
  const isShown = (path: string) =>
    (hasCheckout || path !== paths.pricingDetails) && !isPageOff(board.off, path);
  async function listFew(kind: Exclude<SitemapKind, 'jobs' | 'companies'>): Promise<SitemapAddress[]> {
    if (kind === 'pages')
      return allPages
        .filter(({ isInSitemap, path }) => isInSitemap && isShown(path))
        .map(({ path }) => ({ path }));
    const feature = featuresOfKinds[kind];
    if (feature && !board.has(feature)) return [];
    if (kind === 'salaries') return (await listSalaries()).map((path) => ({ path }));
    if (kind === 'posts') return listPosts(database, board.has('blog') ? ['post', 'page'] : ['page']);
    if (kind === 'issues') return listIssues(database);
    return (await listLandings(index)).map(({ criteria }) => ({ path: landingPath(criteria) }));
  }
  return {
    async listParts(kind) {
      // A part of jobs is a range of their numbers: it never changes which, only how many of them are open.
      if (kind === 'jobs') return (await index.counts()).listParts(addressesOfPart);
      const { length } = kind === 'companies' ? listHiring(await index.counts()) : await listFew(kind);
      return Array.from({ length: Math.ceil(length / pagesOfPart()) }, (_none, at) => at + 1);
    },
    async listAddresses(kind, part) {
      if (kind === 'jobs') return listJobs(database, part);
      const ofPart = [(part - 1) * pagesOfPart(), part * pagesOfPart()] as const;
      if (kind === 'companies')
        return dateCompanies(database, listHiring(await index.counts()).slice(...ofPart));
      return (await listFew(kind)).slice(...ofPart);
    },
  };
}

/** Posts of the blog and the board's own pages, in the order in which they appeared: each stays in its part. */
async function listPosts(database: Kysely<Tables>, kinds: PostKind[]): Promise<SitemapAddress[]> {
  const rows = await database
    .selectFrom('blog_posts')
    .select(['slug', 'kind', 'changed_at'])
    .where('state', '=', 'published')
    .where('kind', 'in', kinds)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  return rows.map(({ slug, kind, changed_at: changedAt }) => ({
    path: kind === 'page' ? ownPagePath(slug ?? '') : postPath(slug ?? ''),
    ...(changedAt && { changedAt: changedAt.toISOString() }),
  }));
}

/** Issues of the newsletter: they never change. */
async function listIssues(database: Kysely<Tables>): Promise<SitemapAddress[]> {
  const rows = await database
    .selectFrom('newsletter_issues')
    .select(['slug', 'started_at'])
    .where('state', 'in', ['sending', 'sent'])
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map(({ slug, started_at: startedAt }) => ({
    path: issuePath(slug ?? ''),
    ...(startedAt && { changedAt: startedAt.toISOString() }),
  }));
}

/** By id, so that a company stays in its part while others hire more. */
function listHiring({ companies }: JobCounts): { path: string; companyId: string }[] {
  return companies.hiring
    .map(({ id }) => ({ path: companyPath(id), companyId: id }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** What changes of a company's page are its open jobs. */
async function dateCompanies(
  database: Kysely<Tables>,
  companies: readonly { path: string; companyId: string }[],
): Promise<SitemapAddress[]> {
  const ids = companies.map(({ companyId }) => companyId);
  const { rows } = await sql<{ id: string; changedAt: Date | null }>`
    select id, (select max(updated_at) from jobs where company_id = asked.id and status = 'active') as "changedAt"
    from unnest(${ids}::uuid[]) as asked (id)
  `.execute(database);
  const changes = new Map(rows.map(({ id, changedAt }) => [id, changedAt?.toISOString()]));
  return companies.map(({ path, companyId }) => {
    const changedAt = changes.get(companyId);
    return { path, ...(changedAt !== undefined && { changedAt }) };
  });
}

async function listJobs(database: Kysely<Tables>, part: number): Promise<SitemapAddress[]> {
  const last = part * addressesOfPart;
  // As one text: ten thousand rows through the driver's row parser take five times as long.
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(
      id || ' ' || to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), E'\n' order by number
    ) as lines
    from jobs where status = 'active' and number > ${last - addressesOfPart} and number <= ${last}
  `.execute(database);
  const lines = rows[0]?.lines?.split('\n') ?? [];
  return lines.map((line) => {
    const [id = '', changedAt = ''] = line.split(' ');
    return { path: jobDetailPath(id), changedAt };
  });
}
