import { callApi } from '../../../../lib/api-client.ts';

/** Gives the sentence that says what happens next. */
export async function subscribe(dzEmail: string): Promise<string> {
  return (await callApi('POST /newsletter/subscriptions', { body: { dzEmail } })).message;
}

/** Begins the newsletter; gives what to say, and what stops it. */
export function confirmNewsletter(token: string): Promise<{ message: string; stopToken: string }> {
  return callApi('POST /newsletter/confirm', { body: { token } });
}

/** Ends it. */
export async function stopNewsletter(token: string): Promise<string> {
  return (await callApi('POST /newsletter/unsubscribe', { query: { token } })).message;
}

/** Takes that back. */
export async function resumeNewsletter(token: string): Promise<string> {
  return (await callApi('POST /newsletter/resubscribe', { query: { token } })).message;
}
