import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { Page } from '@waymark/contract/pagination';
import { alertSearch } from '@waymark/contract/seeking/choices/alerts';
import type { AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../lib/api-client.ts';

export type Matches = Page<JobCard> | 'loading' | 'failed';

/** What an alert finds now. Of several questions the last one is answered. */
export function useMatches(criteria: AlertCriteria | null, delayMs = 0): Matches {
  const [matches, setMatches] = useState<Matches>('loading');
  const key = JSON.stringify(criteria);

  useEffect(() => {
    const asked = JSON.parse(key) as AlertCriteria | null;
    if (!asked) return undefined;
    let isLast = true;
    const timer = setTimeout(() => {
      findMatches(asked).then(
        (found) => isLast && setMatches(found),
        () => isLast && setMatches('failed'),
      );
    }, delayMs);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [key, delayMs]);

  return matches;
}

/** The open jobs that an alert would send, newest first. */
function findMatches(criteria: AlertCriteria): Promise<Page<JobCard>> {
  return callApi('GET /jobs', { query: alertSearch(criteria) });
}
