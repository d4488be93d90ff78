import { callApi } from '../../../../lib/api-client.ts';

/** The career-services portal with a login code in it, for the next two minutes (D-6). */
export async function findPortalAddress(): Promise<string> {
  return (await callApi('GET /product/get-career-services-login')).data.autoLoginUrl;
}
