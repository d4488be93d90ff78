import type { ViewSource } from '@waymark/contract/posting/choices';
import { callApi } from '../../../../lib/api-client.ts';
import { readLastPath } from '../../../../lib/last-path.ts';
import { sourceOf } from '../rules.ts';

/** The posting whose view the first script has counted, until the script of the page has heard of it. */
let counted: string | undefined;

/** Counts a view for the employer's chart; a failure only leaves it out of the chart. */
export function sendView(jobId: string, source?: ViewSource): void {
  const { origin, hash, search } = location;
  const arrival = { lastPath: readLastPath(), referrer: document.referrer, origin, hash, search };
  const input = { params: { jobId }, body: { source: source ?? sourceOf(arrival) } };
  callApi('POST /jobs/:jobId/views', input, { keepalive: true }).catch(() => undefined);
}

/** For the first script. */
export function sendFirstView(jobId: string): void {
  counted = jobId;
  sendView(jobId);
}

/** Whether the first script has counted this view; once. */
export function takeFirstView(jobId: string): boolean {
  const isCounted = counted === jobId;
  counted = undefined;
  return isCounted;
}
