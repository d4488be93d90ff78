import type { ReviewTemplate, ReviewTemplateFields } from '@waymark/contract/office/review-desk';
import { templatesLimit } from '@waymark/contract/resumes/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { selectTemplates } from './queries.ts';

/** Keeps a sentence. Throws `conflict` for a name that is taken, or when there are many. */
export async function addTemplate(
  database: Kysely<Tables>,
  reviewerId: string,
  fields: ReviewTemplateFields,
): Promise<ReviewTemplate> {
  return database.transaction().execute(async (transaction) => {
    await takeTurns(transaction);
    await requireRoom(transaction, reviewerId, fields);
    const template = { id: newId(), ...fields };
    await transaction.insertInto('review_templates').values(rowOf(template, reviewerId)).execute();
    await noteTemplate(transaction, { staffId: reviewerId, action: 'review-template.add', after: template });
    return template;
  });
}

/** Changes a sentence of one's own or a shared one. Throws `not_found`, or `conflict` for a name that is taken. */
export async function changeTemplate(
  database: Kysely<Tables>,
  reviewerId: string,
  templateId: string,
  fields: ReviewTemplateFields,
): Promise<ReviewTemplate> {
  return database.transaction().execute(async (transaction) => {
    await takeTurns(transaction);
    const before = await requireTemplate(transaction, reviewerId, templateId);
    await requireRoom(transaction, reviewerId, fields, templateId);
    const after = { id: templateId, ...fields };
    await transaction
      .updateTable('review_templates')
      .set({ ...rowOf(after, reviewerId), updated_at: sql<Date>`now()` })
      .where('id', '=', templateId)
      .execute();
    await noteTemplate(transaction, {
      staffId: reviewerId,
      action: 'review-template.change',
      before,
      after,
    });
    return after;
  });
}

/** Removes a sentence of one's own or a shared one. Throws `not_found`. */
export async function removeTemplate(
  database: Kysely<Tables>,
  reviewerId: string,
  templateId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await takeTurns(transaction);
    const before = await requireTemplate(transaction, reviewerId, templateId);
    await transaction.deleteFrom('review_templates').where('id', '=', templateId).execute();
    await noteTemplate(transaction, { staffId: reviewerId, action: 'review-template.remove', before });
  });
}

/** Two that are added or renamed at once come one after the other, so that each sees the other. */
async function takeTurns(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('review_templates'))`.execute(transaction);
}

async function requireTemplate(
  transaction: Kysely<Tables>,
  reviewerId: string,
  templateId: string,
): Promise<ReviewTemplate> {
  const template = await selectTemplates(transaction, reviewerId)
    .where('id', '=', templateId)
    .executeTakeFirst();
  if (!template) throw new AppError('not_found', msg`There is no template with this address.`);
  return template;
}

/** Throws `conflict` where one's own, or the shared ones, are many or have one of this name. */
async function requireRoom(
  transaction: Kysely<Tables>,
  reviewerId: string,
  { name, isShared }: ReviewTemplateFields,
  exceptId?: string,
): Promise<void> {
  const others = (await selectTemplates(transaction, reviewerId).execute()).filter(
    (template) => template.isShared === isShared && template.id !== exceptId,
  );
  if (others.length >= templatesLimit) {
    throw new AppError('conflict', msg`There are ${templatesLimit} templates already. Remove one first.`);
  }
  if (others.some((template) => template.name.toLowerCase() === name.toLowerCase())) {
    const message = msg`There is a template with this name already.`;
    throw new AppError('conflict', message, { fields: { name: message } });
  }
}

function rowOf({ id, name, text, isShared }: ReviewTemplate, reviewerId: string) {
  return { id, name, text, owner_id: isShared ? null : reviewerId };
}

interface TemplateAction {
  staffId: string;
  action: 'review-template.add' | 'review-template.change' | 'review-template.remove';
  before?: ReviewTemplate;
  after?: ReviewTemplate;
}

async function noteTemplate(transaction: Kysely<Tables>, entry: TemplateAction): Promise<void> {
  const { before, after } = entry;
  await noteStaffAction(transaction, {
    ...entry,
    subjectKind: 'review-template',
    subjectId: (after ?? before)?.id ?? '',
  });
}
