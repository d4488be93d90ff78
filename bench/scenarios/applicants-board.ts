import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { accessTokenKey } from '@waymark/contract/identity/choices';
import { sql } from 'kysely';
import { ensureStages } from '../../apps/server/src/areas/hiring/applicants/stage-commands.ts';
import { startSession } from '../../apps/server/src/areas/identity/accounts/session-commands.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { findChromium } from '../../tooling/dev/chromium.ts';
import { startProduct } from '../harness/measured-process.ts';
import { median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

const applicants = 5000;
const slowdown = 4;
const moves = 20;
const moveBudgetMs = 60;
const growthBudgetKb = 1024;
const cardBudget = 150;

/** A recruiter moves cards of a job that 5,000 people have applied for, all of them loaded, on a slow computer. */
export const applicantsBoard: Scenario = {
  name: 'applicants-board',
  async run() {
    const executablePath = findChromium();
    if (!executablePath)
      throw new Error('Chromium is not installed: run "npm test" once, which installs it.');
    const { directory, jobId, token } = await seedApplicants(applicants);
    const product = await startProduct(directory);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const stored = [{ name: accessTokenKey, value: token }];
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: { cookies: [], origins: [{ origin: product.baseUrl, localStorage: stored }] },
      });
      return await measure(await context.newPage(), `${product.baseUrl}/company-manage-job?job=${jobId}`);
    } finally {
      await browser.close();
      await product.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function measure(page: Page, address: string): Promise<Figure[]> {
  await page.goto(address);
  await loadAll(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchDrops(page);
  const floor = await frameTime(page);
  // The first moves make what is made once: the columns' styles, the toast, compiled code.
  await moveCards(page, moves);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024;
  };
  const before = await heap();
  const times = await moveCards(page, moves);
  const growth = (await heap()) - before;
  const cards = await page.locator('[data-card]').count();
  const middle = median(times);
  const worst = Math.max(...times);
  return [
    {
      what: `card moved, ${applicants} loaded, ${slowdown}x slower`,
      measured: `${middle.toFixed(0)} ms (worst ${worst.toFixed(0)})`,
      budget: `${moveBudgetMs} ms`,
      limit: `empty frame ${floor.toFixed(0)} ms`,
      ratio: middle / floor,
      within: middle <= moveBudgetMs,
    },
    {
      what: `memory after ${moves} more moves`,
      measured: `${growth.toFixed(0)} KB more`,
      budget: `${growthBudgetKb} KB more`,
      within: growth <= growthBudgetKb,
    },
    {
      what: 'cards in the page',
      measured: String(cards),
      budget: String(cardBudget),
      limit: `${applicants} loaded`,
      within: cards <= cardBudget,
    },
  ];
}

/** Scrolls the first stage to its end, so that every card is known to the page. */
async function loadAll(page: Page): Promise<void> {
  const first = page.getByRole('region', { name: 'New', exact: true });
  await first.getByRole('article').first().waitFor();
  const last = first.locator(`li[aria-posinset="${applicants}"]`);
  for (let step = 0; step < applicants && (await last.count()) === 0; step++) {
    await first.locator('ul').evaluate((list) => list.parentElement?.scrollTo(0, list.scrollHeight));
    await page.waitForTimeout(20);
  }
  await last.waitFor();
  await first.locator('ul').evaluate((list) => list.parentElement?.scrollTo(0, 0));
  await first.locator('li[aria-posinset="1"]').waitFor();
}

/** From the drop, before anybody hears of it, to the frame that shows where the card is. */
async function watchDrops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { dropTimes: times });
    const note = () => {
      const from = performance.now();
      requestAnimationFrame(() => {
        // What comes after the frame has been drawn.
        const after = new MessageChannel();
        after.port1.onmessage = () => void times.push(performance.now() - from);
        after.port2.postMessage(null);
      });
    };
    window.addEventListener('drop', note, { capture: true });
  });
}

/** What the watching itself takes where nothing happens. */
async function frameTime(page: Page): Promise<number> {
  for (let count = 0; count < moves; count++) {
    await page.evaluate(() => window.dispatchEvent(new Event('drop')));
    await page.waitForTimeout(30);
  }
  return median(await takeTimes(page));
}

/** Drags the first card of a stage to the next one, from each stage in turn. */
async function moveCards(page: Page, count: number): Promise<number[]> {
  const stages = ['New', 'Seen', 'Shortlist', 'Interview'] as const;
  for (let nth = 0; nth < count; nth++) {
    const from = page.getByRole('region', { name: stages[nth % 3] ?? 'New', exact: true });
    const to = page.getByRole('region', { name: stages[(nth % 3) + 1] ?? 'Seen', exact: true });
    // What brings the board into view moves the cards below the pointer: it comes first.
    await to.hover();
    const card = from.getByRole('article').first();
    const id = await card.getAttribute('data-card');
    await card.hover();
    await card.hover();
    await page.mouse.down();
    await to.hover();
    await to.getByRole('heading').hover();
    await page.mouse.up();
    await to.locator(`[data-card="${id}"]`).waitFor();
  }
  return takeTimes(page);
}

function takeTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { dropTimes: number[] }).dropTimes.splice(0));
}

interface SeededApplicants {
  directory: string;
  jobId: string;
  /** Of the employer's session. */
  token: string;
}

/** A data directory with one company, one job and the given number of new applicants. */
async function seedApplicants(count: number): Promise<SeededApplicants> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-applicants-'));
  const { database, close } = await openDatabase(readConfig({ DATA_DIR: directory, DEMO: 'false' }));
  await migrate(database);
  const [companyId, employerId, jobId, fileId] = [newId(), newId(), newId(), newId()];
  await sql`insert into companies (id, name, slug) values (${companyId}, 'Harbour Works', 'harbour-works')`.execute(
    database,
  );
  await sql`
    insert into users (id, role, email, first_name, last_name, email_confirmed_at)
    values (${employerId}, 'employer', 'olga@example.org', 'Olga', 'Ott', now())
  `.execute(database);
  await sql`
    insert into company_members (company_id, user_id, member_role) values (${companyId}, ${employerId}, 'owner')
  `.execute(database);
  await sql`
    insert into jobs (id, company_id, source, source_id, status, title, category, type, work_mode, posted_at,
      search_vector, title_vector)
    values (${jobId}, ${companyId}, 'bench', '1', 'active', 'Navigator', 'engineering', 'full-time', 'on-site', now(),
      to_tsvector('english', 'Navigator'), to_tsvector('english', 'Navigator'))
  `.execute(database);
  await sql`
    insert into files (id, purpose, storage_key, name, extension, media_type, size, sha256)
    values (${fileId}, 'resume', 'bench', 'resume.pdf', 'pdf', 'application/pdf', 1, 'not looked at')
  `.execute(database);
  await ensureStages(database, companyId);
  await sql`
    with people as (
      insert into users (id, role, email, first_name, last_name, job_title, location)
      select gen_random_uuid(), 'candidate', 'applicant-' || n || '@example.org', 'Applicant', n::text, 'Navigator',
        'London, United Kingdom'
      from generate_series(1, ${count}::int) n returning id
    ), written as (
      insert into resumes (id, user_id, file_id, is_default)
      select gen_random_uuid(), id, ${fileId}, true from people returning id, user_id
    )
    insert into applications (id, job_id, user_id, resume_id, status, cover_letter)
    select gen_random_uuid(), ${jobId}, user_id, id, 'submitted', repeat('I know these waters. ', 40) from written
  `.execute(database);
  await sql`analyze`.execute(database);
  const token = await startSession(database, employerId, { userAgent: 'Bench', sessionDays: 1 });
  await close();
  return { directory, jobId, token };
}
