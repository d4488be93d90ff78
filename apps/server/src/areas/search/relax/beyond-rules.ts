import type { JobSearch, UnmetLimit } from '@waymark/contract/jobs/jobs';
import { filterJobs, readFilters } from '../find/filter-rules.ts';
import { group } from '../find/group-constants.ts';
import { matchingOf } from '../find/selection-rules.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { placeFit } from '../job-index/place-count-index.ts';
import { positions } from '../job-index/position-rules.ts';
import { isEmptyList, type SearchRequest } from '../read/query-rules.ts';

/** The limits that are given up where few jobs meet them, but for the place. */
export const limits = [
  { name: 'salary', bits: group.salary | group.payTo },
  { name: 'posted', bits: group.posted },
  { name: 'schedule', bits: group.shift | group.arrangement },
  { name: 'degree', bits: group.degree },
  { name: 'sponsorship', bits: group.sponsorship },
  { name: 'level', bits: group.level },
  { name: 'type', bits: group.type },
  { name: 'mode', bits: group.mode },
] as const;
/** How far a job is from the place that was asked for, the nearest first; in kilometres around a city. */
export const distances = [
  { name: 'nearby', radius: 75, cost: 1 },
  { name: 'region', radius: 200, cost: 1 },
  { name: 'country', radius: undefined, cost: 2 },
  { name: 'elsewhere', radius: undefined, cost: 3 },
] as const;
/** More than any job misses. */
export const maxUnmet = limits.length + Math.max(...distances.map(({ cost }) => cost)) + 1;

/** What each of some jobs misses of a request, by row: how much that is, and what. */
export interface Unmet {
  /** The rows of those that are listed. */
  rows: Int32Array;
  /** By row, the more the further it is from what was asked for; 0 for an answer. */
  by: Uint8Array;
  limitsOf(row: number): UnmetLimit[];
}

/** A request without what is given up where few jobs meet it. What is kept out stays out. */
export const noLimits = {
  location: '',
  salary: undefined,
  salaryTo: undefined,
  posted: undefined,
  level: [],
  type: [],
  mode: [],
  schedule: [],
  degree: undefined,
  sponsorship: undefined,
} satisfies Partial<JobSearch>;

/** Whether a request has anything that is given up where few jobs meet it. */
export function hasLimits(request: JobSearch): boolean {
  const values = Object.keys(noLimits).map((name) => request[name as keyof typeof noLimits]);
  return values.some((value) => value !== undefined && value !== '' && !isEmptyList(value));
}

/**
 * What the jobs of these rows miss of a request. Those far away count only where no job of the country is among them, so
 * that a search for a town does not list the world.
 */
export function findUnmet(jobs: OpenJobs, request: SearchRequest, found: Int32Array, now: number): Unmet {
  const { columns } = jobs;
  const failed = new Int32Array(columns.end);
  const rest = { ...request, ...noLimits };
  const candidates = { rows: found, placeSets: outsideOf(jobs, request) };
  const passing = Int32Array.from(matchingOf(columns, rest, candidates, now));
  const own = readFilters(columns, { ...request, location: '' }, undefined, now);
  filterJobs(columns, own, passing, (block) => {
    for (let at = 0; at < block.rows.length; at++)
      failed[block.rows[at] as number] = block.failed[at] as number;
  });
  const missedBy = (row: number) => limits.filter(({ bits }) => (failed[row] as number) & bits);
  const distanceOf = distancesOf(jobs, request);
  const by = new Uint8Array(columns.end);
  let hasNear = false;
  for (const row of passing) {
    const distance = distanceOf(row);
    by[row] = missedBy(row).length + (distances[distance - 1]?.cost ?? 0);
    hasNear ||= distance < distances.length;
  }
  const isListed = (row: number) => !hasNear || distanceOf(row) < distances.length;
  return {
    rows: passing.filter(isListed),
    by,
    limitsOf(row) {
      const place = distances[distanceOf(row) - 1];
      return [...missedBy(row), ...(place ? [place] : [])].map(({ name }) => name);
    },
  };
}

/** A place that is kept out stays out however far a search goes. */
function outsideOf(jobs: OpenJobs, { location }: SearchRequest): Uint8Array | undefined {
  const at = location.search(/(?:^| )outside /i);
  if (at < 0) return undefined;
  return jobs.matchPlaces({ location: location.slice(at).trim(), radius: undefined, unit: undefined });
}

/**
 * By row, how far its job is: 0 where the place was asked for, and for remote work where it may be done there; else the
 * position of its distance, counted from 1.
 */
function distancesOf(jobs: OpenJobs, request: SearchRequest): (row: number) => number {
  const { location, radius, unit, mode } = request;
  if (!location) return () => 0;
  const { placeSet, mode: modes } = jobs.columns;
  const here = jobs.matchPlaces(request) ?? new Uint8Array();
  const far = new Uint8Array(here.length).fill(distances.length);
  const widest = { location, radius, unit, isCountrywide: true };
  const steps = [
    widest,
    ...distances
      .flatMap((one) =>
        one.radius === undefined ? [] : [{ location, radius: one.radius, unit: 'Km' as const }],
      )
      .toReversed(),
  ];
  for (const [at, place] of steps.entries()) {
    const fits = jobs.matchPlaces(place);
    for (let set = 0; set < far.length; set++)
      if (fits?.[set] === placeFit.here) far[set] = steps.length - at;
  }
  for (let set = 0; set < far.length; set++) if (here[set] === placeFit.here) far[set] = 0;
  const remote = mode.includes('remote') ? positions.mode.get('remote') : undefined;
  return (row) => {
    const set = placeSet[row] as number;
    const isDoneThere = remote !== undefined && modes[row] === remote && here[set] === placeFit.remotely;
    return isDoneThere ? 0 : (far[set] ?? 0);
  };
}
