import { jobDetailPath } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { createChanges } from '../platform/changes.ts';
import { createLog } from '../platform/log.ts';
import { finishPage } from '../platform/http/finish-page.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { createCompany, createJob } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { followChanges } from './follow-changes.ts';

const context = useTestApp();

/** A node with a page cache; a page shows how often pages were rendered. */
async function startNode() {
  const log = await createLog(context.services.config, undefined);
  const changes = createChanges(context.database, log);
  const cache = new PageCache();
  followChanges(cache, { ...context.services, changes });
  await changes.begin();
  const rendered: string[] = [];
  const show = async (address: string) => {
    const page = await cache.get(address, async () => {
      rendered.push(address);
      return finishPage({ status: 200, headers: {}, body: Buffer.from(`${address} ${rendered.length}`) });
    });
    return (await page.plain()).toString();
  };
  return { changes, show };
}

test('[L-23, I-6, J-5] a closed posting is not shown again, on any node or in any list', async () => {
  const company = await createCompany(context.services);
  const { id } = await createJob(context.services, { company_id: company.id });
  const { id: other } = await createJob(context.services, { company_id: company.id });
  const pages = [jobDetailPath(id), jobDetailPath(other), '/home', `/job-detail.data?job=${id}`];
  const nodes = [await startNode(), await startNode()];
  for (const { changes, show } of nodes) {
    await changes.settled();
    for (const page of pages) expect(await show(page)).toBe(await show(page));
  }
  for (const status of ['filled', 'active', 'expired'] as const) {
    const before = await Promise.all(nodes.map(({ show }) => Promise.all(pages.map(show))));
    await context.database.updateTable('jobs').set({ status }).where('id', '=', id).execute();
    for (const [node, { changes, show }] of nodes.entries()) {
      await changes.settled();
      const after = await Promise.all(pages.map(show));
      const isNew = after.map((text, page) => text !== before[node]?.[page]);
      // A reopened posting is missing from lists for a few seconds at most.
      expect(isNew, status).toEqual([true, status !== 'active', status !== 'active', true]);
    }
  }
});

test('an edited posting clears only its own page', async () => {
  const { id } = await createJob(context.services);
  const { id: other } = await createJob(context.services);
  const { changes, show } = await startNode();
  await changes.settled();
  const before = [await show(jobDetailPath(id)), await show(jobDetailPath(other))];
  await context.database.updateTable('jobs').set({ title: 'Head Nurse' }).where('id', '=', id).execute();
  await changes.settled();
  expect(await show(jobDetailPath(id))).not.toBe(before[0]);
  expect(await show(jobDetailPath(other))).toBe(before[1]);
});
