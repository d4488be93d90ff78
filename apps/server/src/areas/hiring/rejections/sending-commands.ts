import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { sendMessage } from '../conversations/message-commands.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Sends the letters whose time has come, each once, and gives how many. Several nodes may do so at once. */
export async function sendDueLetters(services: Parts, now = new Date()): Promise<number> {
  let sent = 0;
  for (;;) {
    const attempt = { applicationId: '' };
    try {
      if (!(await sendNext(services, now, attempt))) return sent;
      sent++;
    } catch (error) {
      if (!(error instanceof AppError) || attempt.applicationId === '') throw error;
      // Who withdrew, left or stopped the company meanwhile gets no letter.
      await services.database
        .deleteFrom('decline_letters')
        .where('application_id', '=', attempt.applicationId)
        .execute();
    }
  }
}

interface DueLetter {
  applicationId: string;
  candidateId: string;
  companyId: string;
  authorId: string | null;
  text: string;
  isDeclined: boolean;
}

/** False when no letter is due any more. */
function sendNext(
  { database, queue, config }: Parts,
  now: Date,
  attempt: { applicationId: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const letter = await takeDue(transaction, now);
    if (!letter) return false;
    attempt.applicationId = letter.applicationId;
    // Somebody may have moved the application on by hand: then nothing is to be said.
    if (letter.isDeclined) await sendMessage(transaction, { queue, config }, { ...letter, isDecision: true });
    await transaction
      .deleteFrom('decline_letters')
      .where('application_id', '=', letter.applicationId)
      .execute();
    return true;
  });
}

async function takeDue(transaction: Kysely<Tables>, now: Date): Promise<DueLetter | undefined> {
  const { rows } = await sql<DueLetter>`
    select decline_letters.application_id as "applicationId", applications.user_id as "candidateId",
      decline_letters.company_id as "companyId", decline_letters.author_id as "authorId", decline_letters.text,
      application_stages.kind is not distinct from 'declined' as "isDeclined"
    from decline_letters
    join applications on applications.id = decline_letters.application_id
    left join application_stages on application_stages.id = applications.stage_id
    where decline_letters.due_at <= ${now}
    order by decline_letters.due_at limit 1
    for update of decline_letters skip locked
  `.execute(transaction);
  return rows[0];
}
