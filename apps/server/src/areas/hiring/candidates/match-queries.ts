import type { Language } from '@waymark/contract/text/languages';
import type { Say } from '@waymark/contract/text/say';
import type { CandidateMatches } from '@waymark/contract/hiring/candidates';
import { candidatePageSize } from '@waymark/contract/hiring/choices';
import { formatPlace } from '@waymark/contract/jobs/format-place';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { presentJobCard } from '../../jobs/jobs/presenter.ts';
import { jobCardColumns } from '../../jobs/jobs/queries.ts';
import { categoryPosition } from '../../search/job-index/position-rules.ts';
import type { Vocabulary } from '../../search/job-index/vocabulary-index.ts';
import { type ListedCandidates, typeMask } from './candidate-index.ts';
import type { Looker } from './looking-policy.ts';
import { loadNumberedCards, listExcluding } from './queries.ts';
import { nearKilometres, reasonsFor, scoreOf, type Distance, type WantedJob, tier } from './rules.ts';

/** Matches further down are rarely read; searching finds them. */
const maxMatches = 10 * candidatePageSize;
/** Of a longer list only the first skills are compared: postings name the most important ones first. */
const skillsCompared = 20;

interface Posting extends WantedJob {
  id: string;
  title: string;
  placeIds: number[];
}

/** A page of the candidates who fit a posting best; undefined when it is another company’s. */
export async function matchCandidates(
  listed: ListedCandidates,
  words: Vocabulary,
  jobId: string,
  page: number,
  looker: Looker,
  say: Say,
): Promise<CandidateMatches | undefined> {
  const { database } = listed;
  const job = await findPosting(database, jobId, looker.userId);
  if (!job) return undefined;
  await listed.refresh();
  const { best, marks } = await rank(listed, words, job, await listExcluding(database, looker.keys));
  refuseBeyondLastPage(page, candidatePageSize, best.length);
  const numbers = best.slice((page - 1) * candidatePageSize, page * candidatePageSize);
  const cards = await loadNumberedCards(database, numbers, looker);
  const data = numbers.flatMap((number) => {
    const candidate = cards.get(number);
    if (!candidate) return [];
    const distance = nearestPlace(listed, job, number, say.language);
    const reasons = reasonsFor(say, job, candidate, { mark: marks?.[number] ?? tier.none, distance });
    // Changed since the columns were read: a candidate without a reason is left out.
    return reasons.length > 0 ? [{ candidate, reasons }] : [];
  });
  const { id, title } = job;
  return { data, total: best.length, page, pageSize: candidatePageSize, job: { id, title } };
}

async function findPosting(
  database: Database,
  jobId: string,
  memberId: string,
): Promise<Posting | undefined> {
  const row = await database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(jobCardColumns)
    .where('jobs.id', '=', jobId)
    .where('jobs.company_id', 'in', companiesOf(memberId))
    .executeTakeFirst();
  if (!row) return undefined;
  const { salary, title, type, workMode, category, skills } = presentJobCard(row, new Map());
  return {
    id: row.id,
    title,
    type,
    workMode,
    category,
    salary,
    skills: skills.slice(0, skillsCompared),
    placeIds: row.place_ids,
  };
}

/** The numbers of matching candidates, best first, and where the posting’s title occurs in their profiles. */
async function rank(listed: ListedCandidates, words: Vocabulary, job: Posting, hidden: ReadonlySet<number>) {
  const { columns } = listed;
  const skills = await countSkills(listed, job.skills);
  const marks = (await listed.findHits(workOf(job.title), words))?.marks;
  const near = new Set(job.placeIds.flatMap((id) => [...listed.places.within([id], nearKilometres, 'Km')]));
  const type = job.type === null ? 0 : typeMask([job.type]);
  const category = categoryPosition(job.category);
  const scores = new Map<number, number>();
  for (const number of columns.newest.view()) {
    if (hidden.has(number)) continue;
    const types = columns.types[number] ?? 0;
    const fit = {
      skills: skills[number] ?? 0,
      mark: marks?.[number] ?? tier.none,
      isSameCategory: columns.category[number] === category,
      isNear: near.has(columns.place[number] ?? 0),
      wishesRemote: columns.remote[number] === 1,
      hasType: type === 0 || types === 0 ? undefined : (types & type) !== 0,
    };
    const score = scoreOf(fit, job);
    if (score > 0) scores.set(number, score);
  }
  // Of two who fit alike the last updated comes first: the order in which they were visited.
  const best = [...scores].toSorted(([, a], [, b]) => b - a).slice(0, maxMatches);
  return { best: best.map(([number]) => number), marks };
}

/** "Senior Nurse, night shift" is searched as "Nurse": the level does not change the work. */
function workOf(title: string): string {
  const [name = ''] = title.split(/,|\(|\||\s[-–—]\s/);
  return name.replaceAll(/\b(?:senior|junior|lead|principal|sr|jr)\b\.?/gi, ' ').trim() || name;
}

/** By number, how many of the skills each listed candidate has. */
async function countSkills({ database, columns }: ListedCandidates, skills: readonly string[]) {
  const counts = new Uint8Array(columns.end);
  const names = [...new Set(skills.map((skill) => skill.toLowerCase()))];
  if (names.length === 0) return counts;
  const { rows } = await sql<{ numbers: string }>`
    select string_agg(number::text, ',') as numbers
    from unnest(${names}::text[]) as wanted(skill)
    join candidate_profiles on is_listed and fold_names(skills) @> array[wanted.skill]
    group by wanted.skill
  `.execute(database);
  for (const { numbers } of rows) {
    for (const number of numbers.split(',').map(Number)) {
      if (number < counts.length) counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

function nearestPlace(
  { places, columns }: ListedCandidates,
  { placeIds }: Posting,
  number: number,
  language: Language,
): Distance | undefined {
  const home = columns.place[number] ?? 0;
  const distances = placeIds.flatMap((id) => {
    const place = places.get(id);
    const kilometres = id === home ? 0 : places.distance(id, home);
    return place ? [{ name: place.city || formatPlace(place, language), kilometres }] : [];
  });
  return distances.toSorted((a, b) => a.kilometres - b.kilometres)[0];
}
