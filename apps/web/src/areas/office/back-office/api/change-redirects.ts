import type { Page } from '@waymark/contract/pagination';
import type { Redirect, RedirectFields } from '@waymark/contract/office/redirects';
import { callApi } from '../../../../lib/api-client.ts';

export function listRedirects(page: number): Promise<Page<Redirect>> {
  return callApi('GET /staff/redirects', { query: { page } });
}

/** Gives what to say afterwards, as the other does. */
export async function addRedirect(body: RedirectFields): Promise<string> {
  const { message } = await callApi('POST /staff/redirects', { body });
  return message;
}

export async function removeRedirect(redirectId: string): Promise<string> {
  const { message } = await callApi('DELETE /staff/redirects/:redirectId', { params: { redirectId } });
  return message;
}
