import type { ContactMessageFields } from '@waymark/contract/content/contact';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { useCaptcha, verifyCaptcha } from './captcha-commands.ts';
import { contactMessageMail } from './emails/contact-message.ts';
import { listOffice } from './office-queries.ts';

/**
 * Stores a message and mails it to all staff and to the address of the contact page (J-4). The sender gets no
 * mail: anybody's address could be typed there. Throws `invalid_input` for a captcha that does not hold.
 */
export async function sendMessage(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  { captcha, ...message }: ContactMessageFields,
  senderId: string | undefined,
): Promise<void> {
  const solved = await verifyCaptcha(database, captcha);
  await database.transaction().execute(async (transaction) => {
    await useCaptcha(transaction, solved);
    await transaction
      .insertInto('contact_messages')
      .values({ id: newId(), ...message, user_id: senderId ?? null })
      .execute();
    for (const to of await listOffice(transaction, config)) {
      const mail = contactMessageMail(to, message);
      await queue.enqueue(transaction, 'send-mail', senderId ? { ...mail, concerns: senderId } : mail);
    }
  });
}
