import type { SecondStepReset } from '@waymark/contract/identity/second-step-reset';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the server's sentence about it. */
export async function confirmReset(body: SecondStepReset): Promise<string> {
  return (await callApi('POST /second-step/reset', { body })).message;
}
