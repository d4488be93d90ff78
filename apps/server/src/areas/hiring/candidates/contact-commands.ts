import type { Services } from '../../../platform/services.ts';
import { sendMessage } from '../conversations/message-commands.ts';
import { lockVisible } from './card-queries.ts';
import type { Looker } from './looking-policy.ts';
import { unknownCandidate } from './rules.ts';

/** Writes to a candidate whom the company may see. Throws `not_found` for all others, else as `sendMessage`. */
export async function writeToCandidate(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  looker: Looker,
  candidateId: string,
  text: string,
): Promise<{ conversationId: string }> {
  return database.transaction().execute(async (transaction) => {
    // Nobody hides between the look and the message.
    const profile = await lockVisible(transaction, candidateId, looker);
    if (!profile) throw unknownCandidate();
    const { companyId, userId: authorId } = looker;
    const message = { companyId, candidateId: profile.user_id, authorId, text };
    const { conversationId } = await sendMessage(transaction, { queue, config }, message);
    return { conversationId };
  });
}
