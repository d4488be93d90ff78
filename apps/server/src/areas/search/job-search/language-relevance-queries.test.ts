import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test } from 'vitest';
import {
  boardLanguages,
  createLanguageBoard,
  labelledWorks,
  type BoardLanguage,
} from '../../../testing/language-board.ts';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { searchJobs } from './search-queries.ts';

/*
 * How much a search loses that is in another language than the postings: nDCG@10 of the postings of one language, by that
 * of the search, recorded beside this test.
 */
const context = useTestApp();
const openJobs = useOpenJobs(context);
/** The most that a search may lose in the mean. */
const maxLoss = 0.03;

let board: Awaited<ReturnType<typeof createLanguageBoard>>;
beforeAll(async () => {
  board = await createLanguageBoard(context.services);
});

const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

test('[L-40] a search finds postings in other languages nearly as well as those in its own', async () => {
  const jobs = await openJobs();
  const scores = new Map<string, number[]>();
  const missed: string[] = [];
  for (const [work, { typed }] of labelledWorks.entries())
    for (const searched of boardLanguages) {
      const search = { ...jobSearchSchema.parse({ q: typed[searched] }), pageSize: 200 };
      const { data } = await searchJobs(jobs, search);
      const found = data.flatMap(({ title }) => board.get(title) ?? []);
      for (const posted of boardLanguages) {
        const grades = found
          .filter(({ language }) => language === posted)
          .map((one) => (one.work === work ? 3 : 0));
        const all = [...board.values()]
          .filter((one) => one.language === posted && one.work === work)
          .map(() => 3);
        const score = gain(grades) / gain(all);
        scores.set(`${searched} ${posted}`, [...(scores.get(`${searched} ${posted}`) ?? []), score]);
        if (score < 0.9) missed.push(`${typed[searched]} (${searched}) in ${posted}: ${score.toFixed(2)}`);
      }
    }
  const meanOf = (searched: BoardLanguage, posted: BoardLanguage) => {
    const all = scores.get(`${searched} ${posted}`) ?? [];
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  const rows = boardLanguages.map((searched) =>
    [searched, ...boardLanguages.map((posted) => meanOf(searched, posted).toFixed(3))].join('\t'),
  );
  const text = [`search\t${boardLanguages.join('\t')}`, ...rows, '', ...missed, ''].join('\n');
  await expect(text).toMatchFileSnapshot('language-relevance.tsv');
  for (const posted of boardLanguages)
    for (const searched of boardLanguages)
      expect(meanOf(searched, posted), `${searched} over ${posted}`).toBeGreaterThanOrEqual(
        meanOf(posted, posted) - maxLoss,
      );
});

test('[L-40] the same text finds the same set whatever the language of the page and of the browser', async () => {
  for (const { typed } of labelledWorks.slice(0, 4))
    for (const searched of boardLanguages) {
      const answers: { ids: string[]; total: number; exact: JobSearchResult['exact'] }[] = [];
      for (const language of boardLanguages) {
        const headers = { 'accept-language': language, cookie: `language=${language}` };
        const url = `/api/jobs?q=${encodeURIComponent(typed[searched])}`;
        const { data, total, exact } = (await context.app.inject({ url, headers })).json<JobSearchResult>();
        answers.push({ ids: data.map(({ id }) => id), total, exact });
      }
      expect(answers, typed[searched]).toEqual(answers.map(() => answers[0]));
      expect(answers[0]?.total).toBeGreaterThan(0);
    }
});
