import type { SupportHours } from '@waymark/contract/identity/choices/impersonation';
import type { SupportAccess } from '@waymark/contract/identity/impersonation';
import { callApi } from '../../../../lib/api-client.ts';

export async function getSupportAccess(): Promise<SupportAccess> {
  return (await callApi('GET /support-access')).data;
}

/** Gives what to say afterwards, as the other does. */
export async function allowSupport(hours: SupportHours): Promise<string> {
  return (await callApi('POST /support-access', { body: { hours } })).message;
}

export async function withdrawSupport(): Promise<string> {
  return (await callApi('DELETE /support-access')).message;
}
