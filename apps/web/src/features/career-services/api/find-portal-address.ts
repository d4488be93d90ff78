import { callApi } from '../../../lib/api-client.ts';

/** The career-services portal with a login code in it, for the next two minutes (D-6). */
export async function findPortalAddress(): Promise<string> {
  const path = '/product/get-career-services-login';
  return (await callApi<{ data: { autoLoginUrl: string } }>('GET', path)).data.autoLoginUrl;
}
