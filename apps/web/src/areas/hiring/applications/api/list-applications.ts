import type { Application } from '@waymark/contract/hiring/applications';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../../lib/api-client.ts';
import type { ListPlace } from '../rules.ts';

export function listApplications(place: ListPlace): Promise<Page<Application>> {
  return callApi('GET /applications', { query: place });
}
