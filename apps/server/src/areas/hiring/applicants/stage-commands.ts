import { isDecision, moveGraceSeconds, stageMaxCount } from '@waymark/contract/hiring/choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { listStages, listStates, lockStates, type StateRow } from './queries.ts';
import { firstPlaceOf, reorder, type StageRow } from './rules.ts';

/** Moves of one application, at most: each is stored and mailed. */
const movesKept = 500;

/** The stages of a company, created when they are first needed. */
export async function ensureStages(database: Database, companyId: string): Promise<StageRow[]> {
  const stages = await listStages(database, companyId);
  if (stages.length > 0) return stages;
  const rows = board.settings.stages.map((stage, position) => ({
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
  /** Whether to mail no candidate. Left out, the stage decides, and a decision is not mailed (L-50). */
  isQuiet?: boolean | undefined;
}

interface Moved {
  moved: StateRow[];
  /** Applications that a colleague has moved meanwhile, in their new state. */
  stale: StateRow[];
}

/**
 * Moves applications to a stage, records it and queues the mails. Applications that are there already,
 * withdrawn or of another company stay. Throws `not_found` for another company’s stage.
 */
export async function moveApplications(
  transaction: Database,
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
    throw new AppError('conflict', msg`An applicant was moved too many times. Leave them where they are.`);
  }
  const moved = await writeMoves(transaction, stage, current, move.userId);
  if (stage.notifies && !(move.isQuiet ?? isDecision(stage))) {
    for (const { id: applicationId, stage_version: version } of moved) {
      await enqueueMoved(transaction, { queue }, { applicationId, version });
    }
  }
  await noteMoves(transaction, stage, current, move);
  return { moved: [...moved, ...there], stale: rest.filter((state) => !isCurrent(state)) };
}

/** Locks the stage until the transaction ends: a removal waits and finds it in use. */
async function lockStage(transaction: Database, { stageId, companyId }: Move): Promise<StageRow> {
  const stage = await transaction
    .selectFrom('application_stages')
    .select(['id', 'kind', 'name', 'position', 'notifies', 'meaning'])
    .where('id', '=', stageId)
    .where('company_id', '=', companyId)
    .forShare()
    .executeTakeFirst();
  if (!stage) throw new AppError('not_found', msg`There is no stage with this address.`);
  return stage;
}

async function writeMoves(
  transaction: Database,
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
      // A decision implies that the application was read.
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
        stage_kind: stage.meaning ?? stage.kind,
        stage_name: stage.name,
        moved_by: userId,
      })),
    )
    .execute();
  return listStates(transaction, ids);
}

/** The mail is delayed: a move that is undone within the grace period is never mailed. */
export async function enqueueMoved(
  transaction: Database,
  { queue }: Pick<Services, 'queue'>,
  moved: { applicationId: string; version: number },
): Promise<void> {
  await queue.enqueue(transaction, 'application-moved', moved, moveGraceSeconds);
}

async function noteMoves(
  transaction: Database,
  stage: StageRow,
  states: readonly { job_id: string }[],
  { companyId, userId }: Move,
) {
  for (const jobId of new Set(states.map((state) => state.job_id))) {
    const event = { kind: 'applicants-moved', subjectId: jobId, detail: stage.name } as const;
    await noteCompanyEvent(transaction, { companyId, userId, ...event });
  }
}

interface Editor {
  companyId: string;
  userId: string;
}
type Change = (transaction: Database, stages: StageRow[]) => Promise<void>;

/**
 * Changes the stages of a company under a lock and returns them: parallel additions or reorderings would
 * overwrite each other.
 */
function changeStages(database: Database, { companyId }: Editor, change: Change): Promise<StageRow[]> {
  return database.transaction().execute(async (transaction) => {
    await sql`select from companies where id = ${companyId} for update`.execute(transaction);
    await change(transaction, await ensureStages(transaction, companyId));
    return listStages(transaction, companyId);
  });
}

/** Throws `conflict` where there is no room, `invalid_input` for a name that is taken. */
export function addStage(database: Database, editor: Editor, name: string): Promise<StageRow[]> {
  return changeStages(database, editor, async (transaction, stages) => {
    if (stages.length >= stageMaxCount) {
      throw new AppError('conflict', msg`A company has at most ${stageMaxCount} stages. Remove one first.`);
    }
    refuseTakenName(stages, name);
    const id = newId();
    await transaction
      .insertInto('application_stages')
      .values({
        id,
        company_id: editor.companyId,
        kind: 'own',
        name,
        position: 0,
        notifies: false,
        meaning: null,
      })
      .execute();
    const places = stages.map((stage) => stage.id).toSpliced(firstPlaceOf(stages), 0, id);
    await writeOrder(transaction, places);
    await noteCompanyEvent(transaction, { ...editor, kind: 'stage-added', subjectId: id, detail: name });
  });
}

/** Throws `invalid_input` for a name that is taken, `not_found` for a stage that was removed meanwhile. */
export function changeStage(
  database: Database,
  editor: Editor,
  stageId: string,
  { name, notifies }: { name: string; notifies: boolean },
): Promise<StageRow[]> {
  return changeStages(database, editor, async (transaction, stages) => {
    const stage = requireStage(stages, stageId);
    refuseTakenName(
      stages.filter(({ id }) => id !== stageId),
      name,
    );
    // Custom stages and New hold no news for a candidate.
    const isTold = notifies && (stage.kind === 'own' ? stage.meaning !== null : stage.kind !== 'new');
    await transaction
      .updateTable('application_stages')
      .set({ name, notifies: isTold })
      .where('id', '=', stageId)
      .execute();
    await noteCompanyEvent(transaction, {
      ...editor,
      kind: 'stage-changed',
      subjectId: stageId,
      detail: name,
    });
  });
}

/** New applications stay first. Throws `conflict` for their stage. */
export function placeStage(
  database: Database,
  editor: Editor,
  stageId: string,
  position: number,
): Promise<StageRow[]> {
  return changeStages(database, editor, async (transaction, stages) => {
    const stage = requireStage(stages, stageId);
    if (stage.kind === 'new')
      throw new AppError(
        'conflict',
        msg`The stage for new applications stays first. Put the others after it.`,
      );
    await writeOrder(transaction, reorder(stages, stageId, position));
    const event = { kind: 'stage-changed', subjectId: stageId, detail: stage.name } as const;
    await noteCompanyEvent(transaction, { ...editor, ...event });
  });
}

/** Throws `conflict` for a stage with applicants and for one that every company has. */
export function removeStage(database: Database, editor: Editor, stageId: string): Promise<StageRow[]> {
  return changeStages(database, editor, async (transaction, stages) => {
    const stage = requireStage(stages, stageId);
    if (stage.kind !== 'own') {
      throw new AppError(
        'conflict',
        msg`This stage is a part of every hiring. Give it another name instead.`,
      );
    }
    // A move into this stage holds its row, and is waited for.
    await sql`select from application_stages where id = ${stageId} for update`.execute(transaction);
    await refuseInUse(transaction, stageId);
    await transaction.deleteFrom('application_stages').where('id', '=', stageId).execute();
    const event = { kind: 'stage-removed', subjectId: stageId, detail: stage.name } as const;
    await noteCompanyEvent(transaction, { ...editor, ...event });
  });
}

function requireStage(stages: readonly StageRow[], stageId: string): StageRow {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new AppError('not_found', msg`There is no stage with this address.`);
  return stage;
}

function refuseTakenName(others: readonly StageRow[], name: string): void {
  if (others.some((stage) => stage.name.toLowerCase() === name.toLowerCase())) {
    throw invalidFields({ name: msg`Another stage has this name. Choose a different one.` });
  }
}

/** Withdrawn applications stay in their stage unseen: they return to the first stage when it is removed. */
async function refuseInUse(transaction: Database, stageId: string) {
  await transaction
    .updateTable('applications')
    .set({ stage_id: null })
    .where('stage_id', '=', stageId)
    .where('status', '=', 'withdrawn')
    .execute();
  const inUse = await transaction
    .selectFrom('applications')
    .select('id')
    .where('stage_id', '=', stageId)
    .limit(1)
    .executeTakeFirst();
  if (inUse) {
    throw new AppError(
      'conflict',
      msg`Applicants are in this stage, of this job or another. Move them first.`,
    );
  }
}

async function writeOrder(transaction: Database, ids: readonly string[]) {
  const places = JSON.stringify(ids.map((id, position) => ({ id, position })));
  await sql`
    update application_stages set position = given.position
    from jsonb_to_recordset(${places}::jsonb) as given(id uuid, position integer)
    where application_stages.id = given.id
  `.execute(transaction);
}
