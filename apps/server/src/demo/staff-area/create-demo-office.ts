import { paths } from '@waymark/contract/paths';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';

/**
 * What the demo's staff finds beside its queues: a reported conversation, a page that has moved, words of the board.
 */
export async function createDemoOffice(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const moved = await transaction
      .insertInto('redirects')
      .values({ id: newId(), from_path: '/careers', to_path: paths.browseJobFilterList })
      .onConflict((conflict) => conflict.column('from_path').doNothing())
      .returning('id')
      .executeTakeFirst();
    // It is the last to be there: whatever staff did with the others stays.
    if (!moved) return;
    await transaction
      .insertInto('synonyms')
      .values({ id: newId(), word: 'barkeeper', meaning: 'bartender', both_ways: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await reportConversation(transaction);
  });
}

async function reportConversation(transaction: Kysely<Tables>): Promise<void> {
  const conversation = await transaction
    .selectFrom('conversations')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.conversation_id', '=', 'conversations.id')
          .where('messages.from_company', '=', true),
      ),
    )
    .orderBy('id')
    .executeTakeFirst();
  if (!conversation) throw new Error('There is no conversation that the demo could report to staff.');
  await transaction
    .insertInto('conversation_reports')
    .values({
      conversation_id: conversation.id,
      reason: 'money',
      text: 'They want me to pay for a training before we talk.',
      decided_at: null,
      decision: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
