import type { Application } from '@waymark/contract/hiring/applications';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../../lib/api-client.ts';

/** One application as a list of one: the page of all shows it alone. */
export async function getApplication(applicationId: string): Promise<Page<Application>> {
  const { data } = await callApi('GET /applications/:applicationId', { params: { applicationId } });
  return { data: [data], total: 1, page: 1, pageSize: 1 };
}
