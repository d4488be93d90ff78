import type { ContactMessageState } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import type { Kysely, Selectable } from 'kysely';
import { contactOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { holdForAnswer, insertAnswer, setCallBack, setMessageState } from '../../content/contact/commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { contactAnswerMail } from './emails/contact-answer.ts';
import { isHeld } from './message-queries.ts';

interface Which {
  messageId: string;
  staffId: string;
}

type Message = Pick<
  Selectable<Tables['contact_messages']>,
  'id' | 'email' | 'state' | 'user_id' | 'created_at'
>;

/**
 * Claims a message for the staff member who answers it. Throws `not_found`, or `conflict` where a colleague
 * holds it.
 */
export async function holdMessage(database: Kysely<Tables>, which: Which): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockFree(transaction, which);
    await holdForAnswer(transaction, which.messageId, which.staffId);
  });
}

/** Mails an answer to the writer of the message. Throws as `holdMessage` does. */
export async function answerMessage(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  { text, ...which }: Which & { text: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const message = await lockFree(transaction, which);
    const { messageId, staffId } = which;
    await insertAnswer(transaction, { messageId, staffId, text });
    await setMessageState(transaction, messageId, 'answered');
    const mail = contactAnswerMail(message.email, {
      text,
      writtenAt: message.created_at,
      replyTo: contactOf(board.settings, config).email,
    });
    await queue.enqueue(transaction, 'send-mail', {
      ...mail,
      ...(message.user_id !== null && { concerns: message.user_id }),
    });
    await note(transaction, 'message.answer', which, message.state, 'answered');
  });
}

/** Sorts a message. Throws as `holdMessage` does. */
export async function markMessage(
  database: Kysely<Tables>,
  { state, ...which }: Which & { state: ContactMessageState },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const message = await lockFree(transaction, which);
    await setMessageState(transaction, message.id, state);
    await note(transaction, 'message.mark', which, message.state, state);
  });
}

/** Of two who answer at once the second is told who was faster. */
async function lockFree(transaction: Kysely<Tables>, { messageId, staffId }: Which): Promise<Message> {
  const message = await transaction
    .selectFrom('contact_messages')
    .select(['id', 'email', 'state', 'user_id', 'created_at', 'held_by'])
    .select(isHeld.as('is_held'))
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw new AppError('not_found', msg`There is no message with this id any more.`);
  if (message.is_held && message.held_by !== staffId) {
    throw new AppError('conflict', msg`A colleague is answering this message.`);
  }
  return message;
}

/** What was written, and to whom, stands with the message and goes with it. */
async function note(
  transaction: Kysely<Tables>,
  action: 'message.answer' | 'message.mark',
  { messageId, staffId }: Which,
  before: ContactMessageState,
  after: ContactMessageState,
): Promise<void> {
  await noteStaffAction(transaction, {
    staffId,
    action,
    subjectKind: 'message',
    subjectId: messageId,
    before: { state: before },
    after: { state: after },
  });
}

/** Records whether the call was made, and its result. Throws `not_found`. */
export async function markCallBack(
  database: Kysely<Tables>,
  {
    callBackId,
    staffId,
    done,
    note: words,
  }: { callBackId: string; staffId: string; done: boolean; note: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('call_back_requests')
      .select('done_at')
      .where('id', '=', callBackId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new AppError('not_found', msg`There is no call with this id any more.`);
    await setCallBack(transaction, callBackId, { isDone: done, note: words });
    await noteStaffAction(transaction, {
      staffId,
      action: 'call-back.mark',
      subjectKind: 'call-back',
      subjectId: callBackId,
      before: { done: before.done_at !== null },
      after: { done },
    });
  });
}
