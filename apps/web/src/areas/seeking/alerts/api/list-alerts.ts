import type { JobAlert } from '@waymark/contract/seeking/alerts';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../../lib/api-client.ts';
import type { ListPlace } from '../rules.ts';

export function listAlerts(place: ListPlace): Promise<Page<JobAlert>> {
  return callApi('GET /job-alerts', { query: place });
}
