import { applicationStages, moveGraceSeconds } from '@waymark/contract/hiring/choices/applicants';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/history-commands.ts';
import { listStages, listStates, lockStates } from './stage-queries.ts';
import type { StageRow, StateRow } from './stage-queries.ts';

/** How often one application is moved in all: each move is kept, and told. */
const movesKept = 500;

/** The stages of a company, made when they are first needed. */
export async function ensureStages(database: Kysely<Tables>, companyId: string): Promise<StageRow[]> {
  const stages = await listStages(database, companyId);
  if (stages.length > 0) return stages;
  const rows = applicationStages.map((stage, position) => ({
    ...stage,
    id: newId(),
    company_id: companyId,
    position,
  }));
  // Of two who look first at once, one writes them.
  await database
    .insertInto('application_stages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return listStages(database, companyId);
}

export interface Move {
  companyId: string;
  /** Who moves. */
  userId: string;
  applicationIds: readonly string[];
  stageId: string;
  /** The states that were seen: an application that has another one by now stays where it is. */
  versions?: ReadonlyMap<string, number>;
  /** Tells no candidate, whatever the stage says. */
  isQuiet?: boolean;
}

interface Moved {
  moved: StateRow[];
  /** What somebody else has moved meanwhile, as it stands now. */
  stale: StateRow[];
}

/**
 * Moves applications of a company to one of its stages, notes who did and has the candidates told. What is there
 * already, withdrawn or another company's is left alone. Throws `not_found` for another company's stage.
 */
export async function moveApplications(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  move: Move,
): Promise<Moved> {
  const stage = await lockStage(transaction, move);
  const states = await lockStates(transaction, move.companyId, move.applicationIds);
  const target = stage.kind === 'new' ? null : stage.id;
  const there = states.filter((state) => state.stage_id === target);
  const rest = states.filter((state) => state.stage_id !== target);
  const isCurrent = ({ id, stage_version: version }: StateRow) =>
    (move.versions?.get(id) ?? version) === version;
  const current = rest.filter(isCurrent);
  if (current.some(({ stage_version: moves }) => moves >= movesKept)) {
    throw new AppError('conflict', 'An applicant was moved too many times. Leave them where they are.');
  }
  const moved = await writeMoves(transaction, stage, current, move.userId);
  if (stage.notifies && !move.isQuiet) await announceMoves({ queue }, transaction, moved);
  await noteMoves(transaction, stage, current, move);
  return { moved: [...moved, ...there], stale: rest.filter((state) => !isCurrent(state)) };
}

/** The stage, kept until the transaction ends: who removes it meanwhile waits and finds it in use. */
async function lockStage(transaction: Kysely<Tables>, { stageId, companyId }: Move): Promise<StageRow> {
  const stage = await transaction
    .selectFrom('application_stages')
    .select(['id', 'kind', 'name', 'position', 'notifies'])
    .where('id', '=', stageId)
    .where('company_id', '=', companyId)
    .forShare()
    .executeTakeFirst();
  if (!stage) throw new AppError('not_found', 'There is no stage with this address.');
  return stage;
}

async function writeMoves(
  transaction: Kysely<Tables>,
  stage: StageRow,
  states: readonly StateRow[],
  userId: string,
): Promise<StateRow[]> {
  if (states.length === 0) return [];
  const ids = states.map(({ id }) => id);
  const isNew = stage.kind === 'new';
  const rows = await transaction
    .updateTable('applications')
    .set({
      stage_id: isNew ? null : stage.id,
      stage_version: sql`stage_version + 1`,
      moved_at: sql`clock_timestamp()`,
      moved_by: userId,
      // Whoever decides on an application has looked at it.
      ...(!isNew && { status: 'viewed' }),
    })
    .where('id', 'in', ids)
    .returning(['id', 'status'])
    .execute();
  await transaction
    .insertInto('application_events')
    .values(
      rows.map(({ id, status }) => ({
        id: newId(),
        application_id: id,
        status,
        stage_kind: stage.kind,
        stage_name: stage.name,
        moved_by: userId,
      })),
    )
    .execute();
  return listStates(transaction, ids);
}

/** The mails wait: what is moved back within the grace is never told. */
async function announceMoves(
  { queue }: Pick<Services, 'queue'>,
  transaction: Kysely<Tables>,
  moved: readonly StateRow[],
): Promise<void> {
  for (const { id, stage_version: version } of moved) {
    await queue.enqueue(transaction, 'application-moved', { applicationId: id, version }, moveGraceSeconds);
  }
}

async function noteMoves(
  transaction: Kysely<Tables>,
  stage: StageRow,
  states: readonly { job_id: string }[],
  { companyId, userId }: Move,
): Promise<void> {
  for (const jobId of new Set(states.map((state) => state.job_id))) {
    const event = { kind: 'applicants-moved', subjectId: jobId, detail: stage.name } as const;
    await noteCompanyEvent(transaction, { companyId, userId, ...event });
  }
}
