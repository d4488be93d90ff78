import { companyPath, jobDetailPath, landingPath } from '@waymark/contract/paths';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobIndex } from './index-queries.ts';
import { keepLandingPlaces, listLandings } from './landing-popular-queries.ts';
import { addressesOfPart, fixedPages } from './sitemap-constants.ts';
import type { SitemapAddress } from './sitemap-rules.ts';

export const sitemapKinds = ['pages', 'landings', 'companies', 'jobs'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The addresses of the product in parts that a crawler can take, each made when it is asked for. */
export interface Sitemaps {
  /** The parts of a kind that hold anything, counted from 1. */
  listParts(kind: SitemapKind): Promise<number[]>;
  /** None for a part that is not there. */
  listAddresses(kind: SitemapKind, part: number): Promise<SitemapAddress[]>;
}

export function createSitemaps(database: Kysely<Tables>, index: JobIndex): Sitemaps {
  const placesNow = keepLandingPlaces(index);
  async function listFew(kind: Exclude<SitemapKind, 'jobs'>): Promise<SitemapAddress[]> {
    if (kind === 'pages') return fixedPages.map((path) => ({ path }));
    if (kind === 'companies') return listHiring(index);
    const landings = await listLandings(index, await placesNow());
    return landings.map(({ criteria }) => ({ path: landingPath(criteria) }));
  }
  return {
    async listParts(kind) {
      await index.ready;
      if (kind === 'jobs') return jobParts(index);
      const { length } = await listFew(kind);
      return Array.from({ length: Math.ceil(length / addressesOfPart) }, (_none, at) => at + 1);
    },
    async listAddresses(kind, part) {
      await index.ready;
      if (kind === 'jobs') return listJobs(database, part);
      return (await listFew(kind)).slice((part - 1) * addressesOfPart, part * addressesOfPart);
    },
  };
}

function listHiring({ columns }: JobIndex): SitemapAddress[] {
  const hiring = new Uint8Array(columns.companies.length);
  for (const number of columns.newest.view()) hiring[columns.company[number] ?? 0] = 1;
  return columns.companies.flatMap(({ id }, at) => (hiring[at] === 1 ? { path: companyPath(id) } : []));
}

const partOf = (jobNumber: number) => Math.ceil(jobNumber / addressesOfPart);

/** A part of jobs is a range of their numbers: it never changes which, only how many of them are open. */
function jobParts({ columns }: JobIndex): number[] {
  const parts = new Set<number>();
  for (const number of columns.newest.view()) parts.add(partOf(number));
  return [...parts].toSorted((a, b) => a - b);
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
