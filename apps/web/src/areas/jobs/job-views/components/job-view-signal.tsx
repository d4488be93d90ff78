import type { ViewSource } from '@waymark/contract/posting/choices';
import { useEffect } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { readLastPath } from '../../../../lib/last-path.ts';

interface JobViewSignalProps {
  jobId: string;
  /** Read from the way the visitor came unless it is given. */
  source?: ViewSource;
}

/** Counts a view for the employer's chart; a failure only leaves it out of the chart. */
export function JobViewSignal({ jobId, source }: JobViewSignalProps) {
  useEffect(() => {
    const { origin, hash, search } = location;
    // Read now: by the time the script is loaded, this page is the last one.
    const arrival = { lastPath: readLastPath(), referrer: document.referrer, origin, hash, search };
    void import('../rules.ts')
      .then(({ sourceOf }) => {
        const input = { params: { jobId }, body: { source: source ?? sourceOf(arrival) } };
        return callApi('POST /jobs/:jobId/views', input, { keepalive: true });
      })
      .catch(() => undefined);
  }, [jobId, source]);
  return null;
}
