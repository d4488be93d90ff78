import { beforeAll, expect, test } from 'vitest';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import { createSearchedBoard, now, searches } from '../../../testing/searched-board.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { suggest } from '../suggest/suggestion-queries.ts';
import { explainSearch } from './explain-queries.ts';

/*
 * Searches over a small board with how each of their stages came to its result, as they are recorded beside this test:
 * whoever changes a weight or a rule sees what else it changes, and records that by `-u`.
 */
const context = useTestApp();
const openJobs = useOpenJobs(context);

beforeAll(() => createSearchedBoard(context.services));

test('[I-8] searches find, order and relax as it is recorded', async () => {
  const jobs = await openJobs();
  const lines: string[] = [];
  for (const q of searches)
    lines.push(`### ${q}`, ...(await explainSearch(jobs, q, { results: 8, now })), '');
  await expect(lines.join('\n')).toMatchFileSnapshot('explained-searches.txt');
});

test('[I-8] words are suggested as it is recorded', async () => {
  const open = await openJobs();
  const rows: string[] = [];
  for (const typed of searches.flatMap((words) => [words.slice(0, 3), words.slice(0, 6), words])) {
    const found = await suggest(open, { q: typed, field: 'words' });
    rows.push(
      `${typed}\t${found.map(({ kind, text, detail, jobs }) => [kind, text, detail, jobs].join('/')).join('\t')}`,
    );
  }
  await expect(`${[...new Set(rows)].join('\n')}\n`).toMatchFileSnapshot('suggested-words.tsv');
});
