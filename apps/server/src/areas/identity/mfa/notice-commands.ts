import { paths } from '@waymark/contract/paths';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../accounts/addressee-rules.ts';
import type { LockedAccount } from '../accounts/queries.ts';
import { describeDevice } from '../accounts/session-rules.ts';
import { signInChangedMail, type SignInChange } from './emails/sign-in-changed.ts';

export type Mailing = Pick<Services, 'queue' | 'config'>;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as people write it, in UTC. */
export function formatNoticeMoment(when: Date): string {
  return `${moment.format(when)} UTC`;
}

/** Tells the owner how signing in has changed: the one notice that somebody who broke in cannot stop. */
export async function sendSignInNotice(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  account: LockedAccount,
  { change, userAgent }: { change: SignInChange; userAgent: string },
): Promise<void> {
  const mail = signInChangedMail(addresseeOf(account), {
    change,
    when: formatNoticeMoment(new Date()),
    device: describeDevice(userAgent),
    accountPage: config.publicUrl + paths.account,
    forgotPasswordPage: config.publicUrl + paths.forgotPassword,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: account.id });
}
