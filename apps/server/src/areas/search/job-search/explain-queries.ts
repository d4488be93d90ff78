import { findHits } from '../order/hits-cache.ts';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { expandText } from '../widen/expansion-cache.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import type { Term } from '../read/query-rules.ts';
import { relaxSearch } from '../relax/relaxation-queries.ts';
import { retrieveText, type RetrievedText } from '../find/text-queries.ts';
import { tier } from '../order/hit-rules.ts';
import { scoreList } from '../order/job-score-rules.ts';
import type { QueryPlan } from '../widen/query-plan-rules.ts';
import { selectPage } from '../relax/request-queries.ts';
import { stageOf } from '../relax/stage-queries.ts';

/** Explains a search, stage by stage, as lines to print; `results` of its first page are taken apart. */
export async function explainSearch(
  jobs: OpenJobs,
  q: string,
  { results = 5, now = Date.now() } = {},
): Promise<string[]> {
  const { columns } = jobs;
  const { request, entries, steps, corrected } = await relaxSearch(
    stageOf(jobs),
    jobSearchSchema.parse({ q }),
  );
  const { page, ...found } = await selectPage(jobs, request, now);
  const words = await jobs.vocabulary();
  const { whole: query } = expandText(request.q, words);
  const retrieved = await retrieveText(jobs.replica, { columns, words }, { ...request, query });
  const scores = (await findHits(jobs, request))?.scores;
  const cards = jobs.listCards(page.slice(0, results));
  return [
    `Read       "${request.q}"${corrected === null ? '' : ', spelling corrected'}`,
    ...entries.map(
      ({ words: typed, as, field, meant }) =>
        `           ${as}${field ? ` (${field})` : ''}: "${typed}"${meant ? `, read as "${meant}"` : ''}`,
    ),
    ...query.flatMap((list, at) => [
      `Widened    ${at > 0 ? 'or all of' : 'all of'}`,
      ...list.flatMap(describeTerm),
    ]),
    `Found      ${describeRows(retrieved)}`,
    `Ordered    ${describeTiers(scores)}`,
    ...steps.map(({ name, exact, total }) => `Relaxed    ${name}: ${exact} exact of ${total}`),
    `Answered   ${found.exact} exact, ${found.within} within the limits, ${found.total} in all`,
    ...cards.flatMap(({ title, company }, at) => {
      const row = columns.rowOf(page[at] ?? 0);
      const score = scores?.[row] ?? 0;
      return [
        `${String(at + 1).padStart(2)}. ${title}, ${company.name}: ${score} (${tierOf(score)})`,
        ...retrieved.lists.map((list) => {
          const isAnywhere = retrieved.anywhere.includes(row);
          return `    ${describeParts(list.plan, scoreList(columns, list).partsOf(row, isAnywhere))}`;
        }),
        `    ${describePlace(columns, row, jobs)}`,
      ];
    }),
  ];
}

function describeTerm({
  text,
  excluded,
  phrase,
  same,
  near,
  translations = [],
  related = [],
}: Term): string[] {
  const kinds = { synonyms: same, near, translations, 'related occupations': related };
  return [
    `           ${excluded ? 'without ' : ''}${phrase ? `"${text}"` : text}`,
    ...Object.entries(kinds).flatMap(([kind, names]) =>
      names.length === 0 ? [] : [`             ${kind}: ${names.join(', ')}`],
    ),
  ];
}

function describeRows({ anywhere, lists, phrases, named }: RetrievedText): string {
  const skills = new Set(lists.flatMap((list) => list.skills.flatMap(({ rows }) => [...rows])));
  const inOrder = phrases.reduce((sum, { rows }) => sum + rows.length, 0);
  const parts = [`${anywhere.length} with all words`, `${skills.size} by skill`, `${inOrder} in this order`];
  return [...parts, ...(named ? [`${named.length} by name`] : [])].join(', ');
}

function describeTiers(scores: Uint8Array | undefined): string {
  const counts = new Map<string, number>();
  for (const score of scores ?? []) {
    if (score > 0) counts.set(tierOf(score), (counts.get(tierOf(score)) ?? 0) + 1);
  }
  const found = ['whole', 'work', 'most', 'mention'].map((name) => `${counts.get(name) ?? 0} ${name}`);
  return scores ? found.join(', ') : 'no words to score by';
}

const tierOf = (score: number) =>
  score >= tier.whole ? 'whole' : score >= tier.work ? 'work' : score >= tier.most ? 'most' : 'mention';

/** Each term with its weight and the best place in which it stands. */
function describeParts(plan: QueryPlan, parts: ReturnType<ReturnType<typeof scoreList>['partsOf']>): string {
  const places = [
    ['title', parts.inTitle],
    ['company', parts.inCompany],
    ['skill', parts.inSkills],
    ['within a skill', parts.withinSkills],
    ['text', parts.isAnywhere ? -1 : 0],
  ] as const;
  const terms = plan.terms.map(({ words, weight, isCore }, at) => {
    const [place = 'nowhere'] = places.find(([, bits]) => bits & (1 << at)) ?? [];
    return `${words.join(' ')} ${weight.toFixed(2)}${isCore ? ' (the work)' : ''} in ${place}`;
  });
  return `title ${parts.title.toFixed(2)}; ${terms.join(', ')}; complete ${parts.completeness} of 4`;
}

function describePlace(columns: JobColumnIndex, row: number, { places }: OpenJobs): string {
  const names = columns.placesOf(row).map((id) => places.get(id)?.city || places.get(id)?.country);
  return `at ${names.join(', ') || 'no place'}, posted ${new Date((columns.posted[row] ?? 0) * 1000).toISOString().slice(0, 10)}`;
}
