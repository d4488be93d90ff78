import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import { callApi } from '../../../../lib/api-client.ts';

export async function listTimelines(applicationIds: readonly string[]): Promise<ApplicationTimeline[]> {
  if (applicationIds.length === 0) return [];
  const query = { applications: applicationIds.join(',') };
  return (await callApi('GET /application-timelines', { query })).data;
}
