import type { SecondStepSetup } from '@waymark/contract/identity/second-step';
import { callApi } from '../../../../lib/api-client.ts';

/** A new secret for an app. */
export async function beginSecondStep(password: string): Promise<SecondStepSetup> {
  return (await callApi('POST /second-step', { body: { password } })).data;
}

/** Turns the second step on; gives the codes for recovery. */
export async function confirmSecondStep(code: string): Promise<string[]> {
  return (await callApi('POST /second-step/confirm', { body: { code } })).data.recoveryCodes;
}
