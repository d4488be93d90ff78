import type { Consent } from '@waymark/contract/identity/consents';
import { callApi } from '../../../../lib/api-client.ts';

export async function listConsents(): Promise<Consent[]> {
  return (await callApi('GET /consents')).data;
}
