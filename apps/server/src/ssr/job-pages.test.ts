import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobDetailPath } from '@waymark/contract/paths';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJobIndex } from '../areas/search/job-search/job-index.ts';
import { createChanges } from '../platform/changes.ts';
import { finishPage } from '../platform/http/finish-page.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { createLog } from '../platform/log.ts';
import { createPost } from '../testing/blog-factories.ts';
import { createCompany, createJob, createStaff } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { followChanges } from './follow-changes.ts';
import { JobPages } from './job-pages.ts';
import { JobPageStore } from './job-page-store.ts';

const context = useTestApp();
const megabyte = 1024 * 1024;
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waymark-job-pages-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A process with its pages: what it renders names the postings of `shown` beside its own, and how often it rendered. */
async function startProcess({
  shown = [] as string[],
  edition = 'one',
  identity = 'a database',
  maxBytes = megabyte,
} = {}) {
  const log = await createLog(context.services.config, undefined);
  const changes = createChanges(context.database, log);
  const index = createJobIndex(
    { ...context.services, changes, config: { dataDirectory: join(directory, 'index') } },
    log,
  );
  const rendered: string[] = [];
  const during: { render?: () => Promise<void> } = {};
  const settings = { edition };
  let store: JobPageStore | undefined;
  const pages = new JobPages({
    ownLanguage: () => 'en',
    edition: () => settings.edition,
    identity: async () => identity,
    openStore: (current) => (store = JobPageStore.open(join(directory, 'pages'), current, maxBytes)),
    index,
    changes,
    log,
    async render(address) {
      rendered.push(address);
      await during.render?.();
      const status = address.includes('missing') ? 404 : 200;
      const body = Buffer.from(`${address} ${rendered.length}`);
      return finishPage({ status, headers: { 'x-page': 'kept' }, body, jobIds: shown });
    },
  });
  await pages.open();
  return {
    pages,
    changes,
    rendered,
    during,
    settings,
    /** Whether the page lies in the store: some time after it was rendered. */
    isKept: (id: string) => store?.find(id, 0) !== undefined,
    /** Whether the page was rendered for this request. */
    async isFresh(id: string) {
      const before = rendered.length;
      const page = await pages.render(jobDetailPath(id));
      expect(page.headers).toEqual({ 'x-page': 'kept' });
      return rendered.length > before;
    },
    async end() {
      await pages.stop();
      await index.stop();
      await changes.stop();
    },
  };
}

test('[L-35] the page of a posting is rendered once, and sent again after a restart', async () => {
  const { id } = await createJob(context.services);
  const first = await startProcess();
  const made = await first.pages.render(jobDetailPath(id));
  expect(await first.pages.render(jobDetailPath(id))).toEqual({ ...made, jobIds: undefined });
  expect(first.rendered).toHaveLength(1);
  await first.end();
  const second = await startProcess();
  expect((await second.pages.render(jobDetailPath(id))).etag).toBe(made.etag);
  expect(second.rendered).toEqual([]);
  await second.end();
});

test('[L-35, I-6] a change renders the page of its posting and those that show it again, and no other', async () => {
  const company = await createCompany(context.services);
  const { id: shown } = await createJob(context.services, { company_id: company.id });
  const { id } = await createJob(context.services);
  const node = await startProcess({ shown: [shown] });
  const { id: other } = await createJob(context.services);
  await node.changes.settled();
  const ids = [id, shown];
  for (const each of ids) await node.isFresh(each);
  const freshAfter = async (change: () => Promise<unknown>) => {
    await change();
    await node.changes.settled();
    return [await node.isFresh(id), await node.isFresh(shown)];
  };
  const { database } = context;
  const title = (job: string, text: string) =>
    database.updateTable('jobs').set({ title: text }).where('id', '=', job).execute();
  expect(await freshAfter(async () => undefined)).toEqual([false, false]);
  expect(await freshAfter(() => title(other, 'Head Nurse'))).toEqual([false, false]);
  expect(await freshAfter(() => title(id, 'Head Nurse'))).toEqual([true, false]);
  expect(await freshAfter(() => title(shown, 'Head Nurse'))).toEqual([true, true]);
  const rename = () =>
    database.updateTable('companies').set({ name: 'Salt Pier' }).where('id', '=', company.id).execute();
  expect(await freshAfter(rename)).toEqual([true, true]);
  await node.end();
});

test('[L-35, I-6] a posting that closes while no process runs is not sent as open after the start', async () => {
  const { id } = await createJob(context.services);
  const first = await startProcess();
  await first.isFresh(id);
  await first.end();
  await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', id).execute();
  const second = await startProcess();
  expect(await second.isFresh(id)).toBe(true);
  // The page of a closed posting is not kept.
  expect(await second.isFresh(id)).toBe(true);
  await second.end();
});

test('[L-23, L-35] a page that the store has dropped is not cached once more', async () => {
  const { id } = await createJob(context.services);
  const node = await startProcess();
  const cache = new PageCache();
  const show = () => cache.get(jobDetailPath(id), () => node.pages.render(jobDetailPath(id)));
  // A visitor comes between the two.
  node.changes.subscribe({ changed: async () => void (await show()), lost: () => {} });
  followChanges(cache, { ...context.services, changes: node.changes });
  await node.changes.settled();
  const { etag } = await show();
  await context.database.updateTable('jobs').set({ title: 'Head Nurse' }).where('id', '=', id).execute();
  await node.changes.settled();
  expect((await show()).etag).not.toBe(etag);
  await node.end();
});

test('[L-35] a page whose posting changes while it is rendered is not kept', async () => {
  const { id } = await createJob(context.services);
  const node = await startProcess();
  node.during.render = async () => {
    await context.database.updateTable('jobs').set({ title: 'Head Nurse' }).where('id', '=', id).execute();
    await node.changes.settled();
  };
  await node.isFresh(id);
  delete node.during.render;
  expect(await node.isFresh(id)).toBe(true);
  expect(await node.isFresh(id)).toBe(false);
  await node.end();
});

test('[L-35] another release, other settings of the board and a new post render all pages again', async () => {
  const { id } = await createJob(context.services);
  const first = await startProcess();
  await first.isFresh(id);
  await first.end();
  const second = await startProcess({ edition: 'two' });
  expect(await second.isFresh(id)).toBe(true);
  second.pages.followEdition();
  expect(await second.isFresh(id)).toBe(false);
  second.settings.edition = 'three';
  second.pages.followEdition();
  expect(await second.isFresh(id)).toBe(true);
  await createPost(context.services, (await createStaff(context.services)).id);
  await second.changes.settled();
  expect(await second.isFresh(id)).toBe(true);
  await second.end();
  const third = await startProcess({ edition: 'three' });
  expect(await third.isFresh(id)).toBe(false);
  await third.end();
});

test('[L-35] a database that was restored has no page of the one before', async () => {
  const { id } = await createJob(context.services);
  const first = await startProcess();
  await first.isFresh(id);
  await first.end();
  const second = await startProcess({ identity: 'a restored database' });
  expect(await second.isFresh(id)).toBe(true);
  await second.end();
});

test('[L-35] only pages of postings that were found are kept', async () => {
  const node = await startProcess();
  for (const address of [
    '/home',
    '/job-detail',
    '/job-detail?job=missing',
    jobDetailPath(crypto.randomUUID()),
  ]) {
    await node.pages.render(address);
    const before = node.rendered.length;
    await node.pages.render(address);
    expect(node.rendered.length, address).toBe(before + 1);
  }
  await node.end();
});

test('[L-35] the pages take no more room than they may: the oldest postings are rendered for each visit', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 30; number++) ids.push((await createJob(context.services)).id);
  const node = await startProcess({ maxBytes: 900 });
  for (const id of ids) await node.isFresh(id);
  expect(await node.isFresh(ids.at(-1) ?? '')).toBe(false);
  expect(await node.isFresh(ids[0] ?? '')).toBe(true);
  await node.end();
});

test('[L-35] pages are made ahead of the first visit, and again after a change', async () => {
  const { id } = await createJob(context.services);
  const node = await startProcess();
  node.pages.makeAhead();
  const renderings = () => node.rendered.filter((address) => address === jobDetailPath(id)).length;
  await expect.poll(() => node.isKept(id)).toBe(true);
  expect(renderings()).toBe(1);
  expect(await node.isFresh(id)).toBe(false);
  await context.database.updateTable('jobs').set({ title: 'Head Nurse' }).where('id', '=', id).execute();
  await node.changes.settled();
  await expect.poll(() => node.isKept(id), { timeout: 20_000 }).toBe(true);
  expect(renderings()).toBe(2);
  expect(await node.isFresh(id)).toBe(false);
  await node.end();
});

test('[L-35] a damaged file is made again', async () => {
  const { id } = await createJob(context.services);
  const first = await startProcess();
  await first.isFresh(id);
  await first.end();
  writeFileSync(join(directory, 'pages', 'pages-1.sqlite'), 'no database');
  const second = await startProcess();
  expect(await second.isFresh(id)).toBe(true);
  expect(await second.isFresh(id)).toBe(false);
  await second.end();
});

test('[L-40] only pages in the board’s own language lie in the store', async () => {
  const { id } = await createJob(context.services);
  const node = await startProcess();
  const german = `/de${jobDetailPath(id)}`;
  await node.pages.render(german);
  await node.pages.render(german);
  expect(node.rendered).toEqual([german, german]);
  expect(node.isKept(id)).toBe(false);
  await node.pages.render(jobDetailPath(id));
  expect(node.isKept(id)).toBe(true);
  expect((await node.pages.render(german)).etag).not.toBe((await node.pages.render(jobDetailPath(id))).etag);
  await node.end();
});
