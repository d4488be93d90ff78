import type { VerificationState } from '@waymark/contract/companies/verification';
import { callApi } from '../../../../lib/api-client.ts';

export async function getVerification(): Promise<VerificationState> {
  return (await callApi('GET /company-verification')).data;
}

export async function verifyByMail(): Promise<VerificationState> {
  return (await callApi('POST /company-verification/mail')).data;
}

export async function requestRecord(): Promise<VerificationState> {
  return (await callApi('POST /company-verification/record')).data;
}

export async function checkRecord(): Promise<VerificationState> {
  return (await callApi('POST /company-verification/record/check')).data;
}
