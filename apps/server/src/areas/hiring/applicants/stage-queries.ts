import type { Kysely } from 'kysely';
import type { StageKind } from '@waymark/contract/hiring/choices/applicants';
import type { Tables } from '../../../platform/database/tables.ts';

export interface StageRow {
  id: string;
  kind: StageKind;
  name: string;
  position: number;
  notifies: boolean;
}

/** The stages of a company in their order; none before its applicants were first looked at. */
export function listStages(database: Kysely<Tables>, companyId: string): Promise<StageRow[]> {
  return database
    .selectFrom('application_stages')
    .select(['id', 'kind', 'name', 'position', 'notifies'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Where an application stands, and who moved it there. */
export interface StateRow {
  id: string;
  /** Null is the stage `new`. */
  stage_id: string | null;
  stage_version: number;
  moved_at: Date;
  /** Null for who has left, and for what nobody has moved yet. */
  moved_by_name: string | null;
}

/** The applications of a company as they stand, locked until the transaction ends; who withdrew is left out. */
export async function lockStates(
  transaction: Kysely<Tables>,
  companyId: string,
  applicationIds: readonly string[],
): Promise<(StateRow & { job_id: string })[]> {
  return (
    transaction
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .leftJoin('users as mover', 'mover.id', 'applications.moved_by')
      .select(['applications.id', 'applications.job_id', 'applications.stage_id'])
      .select(['applications.stage_version', 'applications.moved_at', 'mover.first_name as moved_by_name'])
      .where('applications.id', 'in', applicationIds)
      .where('jobs.company_id', '=', companyId)
      .where('applications.status', '<>', 'withdrawn')
      // In one order everywhere, so that two who move the same crowd wait for each other instead of deadlocking.
      .orderBy('applications.id')
      .forUpdate('applications')
      .execute()
  );
}

/** The same afterwards, without a lock. */
export function listStates(database: Kysely<Tables>, applicationIds: readonly string[]): Promise<StateRow[]> {
  return database
    .selectFrom('applications')
    .leftJoin('users as mover', 'mover.id', 'applications.moved_by')
    .select(['applications.id', 'applications.stage_id', 'applications.stage_version'])
    .select(['applications.moved_at', 'mover.first_name as moved_by_name'])
    .where('applications.id', 'in', applicationIds)
    .execute();
}
