import { ensureStages } from '../areas/hiring/applicants/stage-commands.ts';
import { createApplication, createEmployer, createJob, createPlace, type TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface Hirer {
  owner: TestUser & { companyId: string };
  jobId: string;
}

interface At {
  country?: string | undefined;
  region?: string | undefined;
  size?: '' | '1–10' | undefined;
  /** The company's own period. */
  months?: number | undefined;
}

/** Companies with a posting at a place, and applications of theirs that are over. */
export function createEndedCalls(context: TestApp) {
  async function createHirer({ country = 'XX', region = '', size = '', months }: At = {}): Promise<Hirer> {
    const { services, database } = context;
    const owner = await createEmployer(services);
    const { companyId } = owner;
    await database.updateTable('companies').set({ size }).where('id', '=', companyId).execute();
    if (months !== undefined) {
      await database.insertInto('company_retention').values({ company_id: companyId, months }).execute();
    }
    const place = await createPlace(services, { country_code: country, region });
    const { id: jobId } = await createJob(services, { company_id: companyId, place_ids: [place] });
    return { owner, jobId };
  }

  /** Declined at a moment. */
  async function decline(
    { owner, jobId }: Hirer,
    at: Date,
    given: { user_id?: string; resume_id?: string } = {},
  ): Promise<string> {
    const stages = await ensureStages(context.database, owner.companyId);
    const { id } = stages.find(({ kind }) => kind === 'declined') ?? { id: '' };
    const application = await createApplication(context.services, {
      job_id: jobId,
      stage_id: id,
      status: 'viewed',
      moved_at: at,
      created_at: at,
      ...given,
    });
    return application.id;
  }

  const isThere = async (id: string): Promise<boolean> =>
    (await context.database.selectFrom('applications').select('id').where('id', '=', id).execute()).length >
    0;

  return { createHirer, decline, isThere };
}

export const laterBy = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
