import { useEffect } from 'react';
import { readLastPath } from '../../../../lib/last-path.ts';

/** Tells its employer's chart that a posting is looked at, once the page has been taken over: no part of the page. */
export function JobViewSignal({ jobId }: { jobId: string }) {
  useEffect(() => {
    const { origin, hash } = location;
    // Read now: once the script is there this page is the last one.
    const arrival = { lastPath: readLastPath(), referrer: document.referrer, origin, hash };
    void Promise.all([import('../api/count-view.ts'), import('../rules.ts')]).then(
      ([{ countView }, { sourceOf }]) => countView(jobId, sourceOf(arrival)),
      () => undefined,
    );
  }, [jobId]);
  return null;
}
