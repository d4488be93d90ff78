import type { SecondStep } from '@waymark/contract/identity/second-step';
import { callApi } from '../../../../lib/api-client.ts';

export async function getSecondStep(): Promise<SecondStep> {
  return (await callApi('GET /second-step')).data;
}
