import { alertSearch, type AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../../lib/api-client.ts';

/** The open jobs that an alert would send, newest first. */
export function findMatches(criteria: AlertCriteria): Promise<Page<JobCard>> {
  return callApi('GET /jobs', { query: alertSearch(criteria) });
}
