import { callApi } from '../../../../lib/api-client.ts';

/** Mails the link again that the account has still to use: to its own address, or to the one that waits. */
export async function sendConfirmation(): Promise<void> {
  await callApi('POST /confirm-email/send');
}
