import type { SecondStep } from '@waymark/contract/sign-in/second-step';
import { callApi } from '../../../lib/api-client.ts';

export async function getSecondStep(): Promise<SecondStep> {
  return (await callApi('GET /second-step')).data;
}
