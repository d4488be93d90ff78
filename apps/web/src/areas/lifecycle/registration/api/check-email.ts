import { callApi } from '../../../../lib/api-client.ts';

/** Fails where signing up with the address would, so that nobody fills in five steps for it (B-11). */
export async function checkEmail(email: string): Promise<void> {
  await callApi('POST /signup/check-email', { body: { email } });
}
