import { countries } from '@waymark/contract/places/choices';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '../areas/identity/accounts/rules.ts';
import { useTestApp } from '../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { demoEmployerCompany } from './companies.ts';
import { beginLoad, loadPostings } from './load-demo-data.ts';
import { chooseFirstPostings } from './postings/first-postings.ts';

const context = useTestApp();
const today = new Date('2026-06-10T12:00:00Z');
const total = 600;

interface Loaded {
  progress: number[];
  batches: number[][];
}

/** Loads until `batches` batches are in, or to the end. */
async function load(options: { batches?: number; total?: number } = {}): Promise<Loaded> {
  const controller = new AbortController();
  const loaded: Loaded = { progress: [], batches: [] };
  const size = options.total ?? total;
  const given = {
    database: context.database,
    total: size,
    first: chooseFirstPostings(size),
    today,
    signal: controller.signal,
    onProgress: (progress: { loaded: number }) => void loaded.progress.push(progress.loaded),
    onBatch: async (jobNumbers: number[]) => {
      loaded.batches.push(jobNumbers);
      // The postings that come before all others are the first.
      if (loaded.batches.length - 1 === options.batches) controller.abort();
    },
  };
  await loadPostings(given, await beginLoad(given));
  return loaded;
}

async function countJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs where source = 'demo' and status = 'active'
  `.execute(context.database);
  return rows[0]!.count;
}

async function emptyAll(): Promise<void> {
  await sql`truncate jobs, companies, places, users, demo_progress restart identity cascade`.execute(
    context.database,
  );
}

describe('what a whole load has made', () => {
  let whole: Loaded;
  beforeAll(async () => {
    await emptyAll();
    whole = await load();
  });

  test('[I-3] all postings are loaded, with coordinates for every place', async () => {
    const { progress, batches } = whole;
    expect(progress).toEqual([0, 250, 500, 600]);
    expect(batches.flat()).toHaveLength(total);
    expect(await countJobs()).toBe(total);
    const { rows } = await sql`select 1 from places where latitude is null`.execute(context.database);
    expect(rows).toEqual([]);
  });

  test('[I-3] a finished load does nothing when it is started again', async () => {
    expect(await load()).toEqual({ progress: [total], batches: [] });
  });

  test('[A-10] there is one account of each role, which its password opens', async () => {
    const users = await context.database
      .selectFrom('users')
      .selectAll()
      .where('password_hash', 'is not', null)
      .orderBy('role')
      .execute();
    expect(users.map((user) => user.role)).toEqual(['candidate', 'employer', 'staff']);
    for (const { email, password } of demoAccounts) {
      const user = users.find((one) => one.email === email);
      expect(await verifyPassword(password, user?.password_hash)).toBe(true);
    }
  });

  test('[H-4] the demo employer owns a company that has jobs', async () => {
    const { rows } = await sql`
      select companies.name, member_role, count(jobs.id)::int as jobs
      from company_members
        join users on users.id = user_id
        join companies on companies.id = company_members.company_id
        join jobs on jobs.company_id = companies.id
      where users.role = 'employer' and password_hash is not null group by 1, 2
    `.execute(context.database);
    expect(rows).toEqual([{ name: demoEmployerCompany, member_role: 'owner', jobs: 20 }]);
  });

  test('[G-9] every demo job has a company member who receives its applications', async () => {
    const { rows } = await sql`
      select 1 from jobs where not exists (select from company_members where company_id = jobs.company_id)
    `.execute(context.database);
    expect(rows).toEqual([]);
  });

  test('[H-2] every company says where it is at home, in a country that its profile offers', async () => {
    const companies = await context.database
      .selectFrom('companies')
      .select(['name', 'country', 'contact_city', 'contact_email', 'contact_phone', 'latitude'])
      .execute();
    for (const { country, contact_city: city, contact_email: email, latitude } of companies) {
      expect(countries).toContain(country);
      expect(city).not.toBe('');
      expect(email).toMatch(/^hello@[a-z0-9-]+\.example$/);
      expect(latitude).not.toBeNull();
    }
    const own = companies.find(({ name }) => name === demoEmployerCompany);
    expect(own).toMatchObject({ contact_city: 'Chicago', contact_phone: '+1 312 555 0140' });
  });
});

describe('a load', () => {
  beforeEach(emptyAll);

  test('[I-3] a smaller load replaces a larger one', async () => {
    await load();
    await load({ total: 300 });
    expect(await countJobs()).toBe(300);
  });

  test('[I-4] a load that was stopped goes on where it stopped, the newest postings first', async () => {
    await load({ batches: 1 });
    // With those of the accounts, which come before all others.
    const { indexes } = chooseFirstPostings(total);
    const ahead = indexes.filter((index) => index >= 250).length;
    expect(await countJobs()).toBe(250 + ahead);
    const { rows } = await sql<{ oldest: Date }>`
      select min(posted_at) as oldest from jobs where number > ${indexes.length}
    `.execute(context.database);
    expect((await load()).progress).toEqual([250, 500, 600]);
    expect(await countJobs()).toBe(total);
    const later = await sql<{ count: number }>`
      select count(*)::int as count from jobs where number > ${250 + ahead} and posted_at > ${rows[0]!.oldest.toISOString()}::timestamptz + interval '2 days'
    `.execute(context.database);
    expect(later.rows[0]!.count).toBe(0);
  });

  test('[I-3] two loads at once write every posting once', async () => {
    const both = await Promise.all([load(), load()]);
    const numbers = both.flatMap(({ batches }) => batches.flat());
    expect(numbers).toHaveLength(total);
    expect(new Set(numbers).size).toBe(total);
    expect(await countJobs()).toBe(total);
  });

  test('[A-11] the demo candidate said at sign-up what they agree to, and the account says the same', async () => {
    await load({ total: 1 });
    const { rows } = await sql`
      select purpose, granted, source, allowed_text, best_job_first, send_resume_to_expert
      from consents join users on users.id = user_id where email = 'seeker@demo.waymark.example' order by purpose
    `.execute(context.database);
    const account = {
      source: 'signup',
      allowed_text: false,
      best_job_first: true,
      send_resume_to_expert: false,
    };
    expect(rows).toEqual([
      { purpose: 'allowedText', granted: false, ...account },
      { purpose: 'bestJobFirst', granted: true, ...account },
      { purpose: 'sendResumeToExpert', granted: false, ...account },
    ]);
  });

  test('[H-2] what a company has said of its home outlives a load of another size', async () => {
    await load({ batches: 1 });
    const ofCompany = context.database.updateTable('companies').where('name', '=', demoEmployerCompany);
    await ofCompany.set({ contact_city: 'Salem' }).execute();
    await load({ total: 300, batches: 1 });
    const { contact_city: city } = await context.database
      .selectFrom('companies')
      .select('contact_city')
      .where('name', '=', demoEmployerCompany)
      .executeTakeFirstOrThrow();
    expect(city).toBe('Salem');
  });
});
