import { callApi } from '../../../../lib/api-client.ts';

/** Gives what to say afterwards, as the other one. */
export async function resendMail(mailId: string): Promise<string> {
  const { message } = await callApi('POST /staff/mails/:mailId/resend', { params: { mailId } });
  return message;
}

export async function setMailAside(mailId: string): Promise<string> {
  const { message } = await callApi('POST /staff/mails/:mailId/set-aside', { params: { mailId } });
  return message;
}
