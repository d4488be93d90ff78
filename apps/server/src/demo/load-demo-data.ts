import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ensureCompanies } from '../areas/companies/companies/company-commands.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import { closePostings, writePostings } from '../areas/jobs/jobs/write-commands.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { createDemoManagedJobs } from './company-area/create-demo-managed-jobs.ts';
import { createDemoMemberships } from './company-area/create-demo-memberships.ts';
import { createDemoCandidates } from './create-demo-candidates.ts';
import { createDemoProfiles } from './create-demo-profiles.ts';
import { createDemoRecruiters } from './create-demo-recruiters.ts';
import { createDemoTestimonials } from './create-demo-testimonials.ts';
import { createDemoStaff } from './staff-area/create-demo-staff.ts';
import { companiesFor } from './postings/assign-employers.ts';
import { confirmPosting } from './postings/confirm-posting.ts';
import { demoPlaces } from './places.ts';
import { generatePosting, type DemoLoad } from './postings.ts';
import { saveDemoJobs } from './save-demo-jobs.ts';

interface LoadOptions extends DemoLoad {
  database: Kysely<Tables>;
  /** Stops the load between two batches; the next call goes on from there. */
  signal: AbortSignal;
  onProgress(progress: { loaded: number; total: number }): void;
  /** Called after the commit of each batch, with the numbers of its jobs. */
  onBatch(jobNumbers: number[]): Promise<void>;
}

const source = 'demo';
const progressName = 'jobs';
// About a tenth of a second on the embedded database, which serves nobody else meanwhile.
const batchSize = 250;

const gazetteer = createGazetteer(demoPlaces);

/**
 * Writes the demo companies, accounts and postings, the newest postings first. A batch and the note of how
 * far it got are one transaction: whatever interrupts the load, the next call resumes exactly there.
 */
export async function loadDemoData(options: LoadOptions): Promise<void> {
  const { database, total, signal, onProgress, onBatch } = options;
  const stored = await findProgress(database);
  let loaded = stored?.total === total ? stored.done : await begin(options, stored !== undefined);
  onProgress({ loaded, total });
  while (loaded < total && !signal.aborted) {
    const batch = await loadBatch(options);
    await onBatch(batch.jobNumbers);
    loaded = batch.loaded;
    onProgress({ loaded, total });
    // Requests that came in during the batch go first.
    await setImmediate();
  }
  if (loaded >= total) await createDemoManagedJobs(database, options.today);
}

async function findProgress(database: Kysely<Tables>) {
  return database
    .selectFrom('demo_progress')
    .select(['done', 'total'])
    .where('name', '=', progressName)
    .executeTakeFirst();
}

/** What the postings need first; an earlier load of another size is replaced. Gives how many are loaded. */
async function begin({ database, total, today }: LoadOptions, isReplaced: boolean): Promise<number> {
  const generated = companiesFor(total);
  const companies = generated.map(({ name, website, about, industryLabel: industry }) => ({
    name,
    website,
    about,
    industry,
  }));
  return database.transaction().execute(async (transaction) => {
    await ensureCompanies(transaction, companies);
    await createDemoProfiles(transaction, generated);
    await createDemoAccounts(transaction);
    await createDemoStaff(transaction, today);
    await createDemoTestimonials(transaction);
    await createDemoCandidates(transaction);
    await createDemoRecruiters(
      transaction,
      companies.map(({ name }) => name),
    );
    if (isReplaced) {
      const exceptSourceIds = Array.from({ length: total }, (_, index) => `demo-${index}`);
      await closePostings(transaction, { source, status: 'expired', exceptSourceIds });
    }
    await transaction
      .insertInto('demo_progress')
      .values({ name: progressName, done: 0, total })
      // Of two processes that begin together, the later finds the batches of the earlier and keeps them.
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ done: 0, total, updated_at: new Date() })
          .where('demo_progress.total', '<>', total),
      )
      .execute();
    const { done } = await transaction
      .selectFrom('demo_progress')
      .select('done')
      .where('name', '=', progressName)
      .executeTakeFirstOrThrow();
    return done;
  });
}

async function loadBatch({ database, total, today }: LoadOptions) {
  return database.transaction().execute(async (transaction) => {
    // The lock settles the race of two processes that load at once: each takes the next batch.
    const { done } = await transaction
      .selectFrom('demo_progress')
      .select('done')
      .where('name', '=', progressName)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const loaded = Math.min(total, done + batchSize);
    const drafts = Array.from({ length: loaded - done }, (_, index) =>
      generatePosting(done + index, { total, today }),
    );
    const { jobNumbers } = await writePostings(transaction, {
      source,
      drafts,
      now: today,
      gazetteer,
      confirmedAt: (draft) => confirmPosting(draft, today),
    });
    if (done === 0) {
      await saveDemoJobs(transaction);
      await createDemoMemberships(transaction, today);
    }
    await transaction
      .updateTable('demo_progress')
      .set({ done: loaded, updated_at: new Date() })
      .where('name', '=', progressName)
      .execute();
    return { loaded, jobNumbers };
  });
}
