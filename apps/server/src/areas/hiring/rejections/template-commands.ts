import { maxTemplates } from '@waymark/contract/hiring/choices/rejections';
import type { DeclineTemplate, TemplateFields } from '@waymark/contract/hiring/rejections';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';

/** Keeps a new template. Throws `conflict` for a name that is taken, or when there are many. */
export async function addTemplate(
  database: Kysely<Tables>,
  companyId: string,
  fields: TemplateFields,
): Promise<DeclineTemplate> {
  return database.transaction().execute(async (transaction) => {
    // Two that are added at once come one after the other, so that each counts the other.
    await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
    const { kept } = await transaction
      .selectFrom('decline_templates')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    if (kept >= maxTemplates) {
      throw new AppError('conflict', `A company keeps at most ${maxTemplates} templates. Remove one first.`);
    }
    const row = await transaction
      .insertInto('decline_templates')
      .values({ id: newId(), company_id: companyId, ...fields })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name', 'text'])
      .executeTakeFirst();
    if (!row) throw nameTaken();
    return row;
  });
}

/** Changes a template of the company. Throws `not_found`, or `conflict` for a name that is taken. */
export async function changeTemplate(
  database: Kysely<Tables>,
  companyId: string,
  templateId: string,
  fields: TemplateFields,
): Promise<DeclineTemplate> {
  return database.transaction().execute(async (transaction) => {
    await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
    const namesake = await transaction
      .selectFrom('decline_templates')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '<>', templateId)
      .where(sql`lower(name)`, '=', fields.name.toLowerCase())
      .executeTakeFirst();
    if (namesake) throw nameTaken();
    const row = await transaction
      .updateTable('decline_templates')
      .set({ ...fields, updated_at: sql<Date>`now()` })
      .where('id', '=', templateId)
      .where('company_id', '=', companyId)
      .returning(['id', 'name', 'text'])
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', 'There is no template with this address.');
    return row;
  });
}

/** Removes a template of the company. Throws `not_found`. */
export async function removeTemplate(
  database: Kysely<Tables>,
  companyId: string,
  templateId: string,
): Promise<void> {
  const removed = await database
    .deleteFrom('decline_templates')
    .where('id', '=', templateId)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AppError('not_found', 'There is no template with this address.');
}

function nameTaken(): AppError {
  const message = 'There is a template with this name already.';
  return new AppError('conflict', message, { fields: { name: message } });
}
