import { callApi } from '../../../../lib/api-client.ts';

/** Begins the mails about a comment; gives what to say. */
export async function confirmAnswers(token: string): Promise<string> {
  return (await callApi('POST /blog-comments/confirm', { body: { token } })).message;
}

/** Ends them. */
export async function stopAnswers(token: string): Promise<string> {
  return (await callApi('POST /blog-comments/stop', { query: { token } })).message;
}
