import { callApi } from '../../../../lib/api-client.ts';

/** Sends the resume on file; answers with what to tell its owner (E-3). */
export async function sendResumeToExpert(): Promise<string> {
  const { message } = await callApi('POST /send-resume-to-expert');
  return message;
}
