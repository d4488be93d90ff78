import { stageMaxCount } from '@waymark/contract/hiring/choices/applicants';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { listStages } from './queries.ts';
import type { StageRow } from './queries.ts';
import { firstPlaceOf, reorder } from './rules.ts';
import { ensureStages } from './stage-commands.ts';

interface Editor {
  companyId: string;
  userId: string;
}
type Change = (transaction: Kysely<Tables>, stages: StageRow[]) => Promise<void>;

/**
 * Changes the stages of a company while nobody else does, and gives them as they are then: two who add at once
 * would both find room, and two who reorder would lose one order in the other.
 */
function changeStages(database: Kysely<Tables>, { companyId }: Editor, change: Change): Promise<StageRow[]> {
  return database.transaction().execute(async (transaction) => {
    await sql`select from companies where id = ${companyId} for update`.execute(transaction);
    await change(transaction, await ensureStages(transaction, companyId));
    return listStages(transaction, companyId);
  });
}

/** Throws `conflict` where there is no room, `invalid_input` for a name that is taken. */
export function addStage(database: Kysely<Tables>, editor: Editor, name: string): Promise<StageRow[]> {
  return changeStages(database, editor, async (transaction, stages) => {
    if (stages.length >= stageMaxCount) {
      throw new AppError('conflict', `A company has at most ${stageMaxCount} stages. Remove one first.`);
    }
    refuseTakenName(stages, name);
    const id = newId();
    await transaction
      .insertInto('application_stages')
      .values({ id, company_id: editor.companyId, kind: 'own', name, position: 0, notifies: false })
      .execute();
    const places = stages.map((stage) => stage.id).toSpliced(firstPlaceOf(stages), 0, id);
    await writeOrder(transaction, places);
    await noteCompanyEvent(transaction, { ...editor, kind: 'stage-added', subjectId: id, detail: name });
  });
}

/** Throws `invalid_input` for a name that is taken, `not_found` for a stage that was removed meanwhile. */
export function changeStage(
  database: Kysely<Tables>,
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
    // Of a stage of its own, and of new applications, there is nothing that a candidate could be told.
    const isTold = notifies && stage.kind !== 'own' && stage.kind !== 'new';
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
  database: Kysely<Tables>,
  editor: Editor,
  stageId: string,
  position: number,
): Promise<StageRow[]> {
  return changeStages(database, editor, async (transaction, stages) => {
    const stage = requireStage(stages, stageId);
    if (stage.kind === 'new')
      throw new AppError('conflict', 'The stage for new applications stays first. Put the others after it.');
    await writeOrder(transaction, reorder(stages, stageId, position));
    const event = { kind: 'stage-changed', subjectId: stageId, detail: stage.name } as const;
    await noteCompanyEvent(transaction, { ...editor, ...event });
  });
}

/** Throws `conflict` for a stage that somebody is in, and for one that every company has. */
export function removeStage(database: Kysely<Tables>, editor: Editor, stageId: string): Promise<StageRow[]> {
  return changeStages(database, editor, async (transaction, stages) => {
    const stage = requireStage(stages, stageId);
    if (stage.kind !== 'own') {
      throw new AppError('conflict', 'This stage is a part of every hiring. Give it another name instead.');
    }
    // Whoever moves an application here holds the stage, and is waited for.
    await sql`select from application_stages where id = ${stageId} for update`.execute(transaction);
    await refuseInUse(transaction, stageId);
    await transaction.deleteFrom('application_stages').where('id', '=', stageId).execute();
    const event = { kind: 'stage-removed', subjectId: stageId, detail: stage.name } as const;
    await noteCompanyEvent(transaction, { ...editor, ...event });
  });
}

function requireStage(stages: readonly StageRow[], stageId: string): StageRow {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new AppError('not_found', 'There is no stage with this address.');
  return stage;
}

function refuseTakenName(others: readonly StageRow[], name: string): void {
  if (others.some((stage) => stage.name.toLowerCase() === name.toLowerCase())) {
    throw invalidFields({ name: 'Another stage has this name. Choose a different one.' });
  }
}

/** Who withdrew stays where they were, unseen: they go back to the beginning with the stage. */
async function refuseInUse(transaction: Kysely<Tables>, stageId: string): Promise<void> {
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
    throw new AppError('conflict', 'Applicants are in this stage, of this job or another. Move them first.');
  }
}

async function writeOrder(transaction: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  const places = JSON.stringify(ids.map((id, position) => ({ id, position })));
  await sql`
    update application_stages set position = given.position
    from jsonb_to_recordset(${places}::jsonb) as given(id uuid, position integer)
    where application_stages.id = given.id
  `.execute(transaction);
}
