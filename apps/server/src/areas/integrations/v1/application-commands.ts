import type { Services } from '../../../platform/services.ts';
import { newStageOf } from '../../hiring/applicants/rules.ts';
import { ensureStages } from '../../hiring/applicants/stage-commands.ts';
import { presentApplication } from './presenter.ts';
import { listApplications } from './queries.ts';

interface Wanted {
  jobId?: string | undefined;
  stageId?: string | undefined;
  page: number;
}

/**
 * A page of the applications to a company, latest first; its stages are made where it has none. Throws `not_found`
 * beyond the last page.
 */
export async function listCompanyApplications(
  { database }: Pick<Services, 'database'>,
  companyId: string,
  wanted: Wanted,
) {
  const newStageId = newStageOf(await ensureStages(database, companyId)).id;
  const { data, ...page } = await listApplications(database, { ...wanted, companyId, newStageId });
  return { data: data.map((row) => presentApplication(row, newStageId)), ...page };
}
