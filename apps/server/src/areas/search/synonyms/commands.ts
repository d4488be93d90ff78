import { synonymsLimit, synonymsOfWordLimit, type SynonymFields } from '@waymark/contract/search/synonyms';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { synonymIndex } from './synonym-index.ts';

/**
 * Has a word mean another one too, in this process before the answer is sent. Throws `conflict` for a pair that is
 * there, either way round, and for one too many.
 */
export async function addSynonym(
  database: Kysely<Tables>,
  staffId: string,
  fields: SynonymFields,
): Promise<void> {
  const { word, meaning, bothWays } = fields;
  await database.transaction().execute(async (transaction) => {
    // Two at once would both find room, or each the other's pair missing.
    await sql`lock table synonyms in share row exclusive mode`.execute(transaction);
    await refuseKnown(transaction, fields);
    await refuseTooMany(transaction, fields);
    const { id } = await transaction
      .insertInto('synonyms')
      .values({ id: newId(), word, meaning, both_ways: bothWays })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteStaffAction(transaction, {
      staffId,
      action: 'synonym.add',
      subjectKind: 'synonym',
      subjectId: id,
      after: fields,
    });
  });
  await synonymIndex.load(database);
}

async function refuseKnown(transaction: Kysely<Tables>, { word, meaning }: SynonymFields): Promise<void> {
  const pair = [word.toLowerCase(), meaning.toLowerCase()];
  const known = await transaction
    .selectFrom('synonyms')
    .select('id')
    .where(({ or, and, eb }) =>
      or(
        [pair, pair.toReversed()].map(([one, other]) =>
          and([eb(sql`lower(word)`, '=', one), eb(sql`lower(meaning)`, '=', other)]),
        ),
      ),
    )
    .executeTakeFirst();
  if (!known) return;
  const message = msg`These two are there already. Remove them first to change the direction.`;
  throw new AppError('conflict', message, { fields: { meaning: message } });
}

async function refuseTooMany(transaction: Kysely<Tables>, { word, meaning }: SynonymFields): Promise<void> {
  const { total, of_word, of_meaning } = await transaction
    .selectFrom('synonyms')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(
      sql<number>`count(*) filter (where ${word.toLowerCase()} in (lower(word), lower(meaning)))::int`.as(
        'of_word',
      ),
    )
    .select(
      sql<number>`count(*) filter (where ${meaning.toLowerCase()} in (lower(word), lower(meaning)))::int`.as(
        'of_meaning',
      ),
    )
    .executeTakeFirstOrThrow();
  if (total >= synonymsLimit) {
    throw new AppError('conflict', msg`There is room for ${synonymsLimit} synonyms. Remove some first.`);
  }
  const full = `A word has ${synonymsOfWordLimit} others at most.`;
  if (of_word >= synonymsOfWordLimit) throw invalidFields({ word: full });
  if (of_meaning >= synonymsOfWordLimit) throw invalidFields({ meaning: full });
}

/** Has the words mean only themselves again. Throws `not_found` for a pair that is gone. */
export async function removeSynonym(
  database: Kysely<Tables>,
  staffId: string,
  synonymId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('synonyms')
      .where('id', '=', synonymId)
      .returning(['word', 'meaning', 'both_ways as bothWays'])
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', msg`These words were already removed.`);
    await noteStaffAction(transaction, {
      staffId,
      action: 'synonym.remove',
      subjectKind: 'synonym',
      subjectId: synonymId,
      before: removed,
    });
  });
  await synonymIndex.load(database);
}
