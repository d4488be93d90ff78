import { splitPath } from '@waymark/contract/language-paths';
import { paths } from '@waymark/contract/paths';
import { readChangedPostings } from '../areas/jobs/jobs/queries.ts';
import type { PageCache } from '../platform/http/page-cache.ts';
import type { Services } from '../platform/services.ts';

/** A page of blog posts or newsletter issues; teasers elsewhere may be seconds old. */
const isBlogPage = (address: string) => /^\/(?:blog-|newsletter|p\/)/.test(splitPath(address).path);

const jobPage = new RegExp(`^${paths.jobDetail}(?:\\.data)?\\?.*?\\bjob=([\\da-f-]{36})`);

/**
 * Marks cached pages as stale when public data changes, whichever node wrote it. A posting that was closed or taken
 * down and a post that was corrected are not shown once more; a posting that reopens is open at once.
 */
export function followChanges(cache: PageCache, { changes, database }: Services): void {
  changes.subscribe({
    async changed(told) {
      cache.invalidate();
      if (told.some(({ kind }) => kind === 'post')) cache.clear(isBlogPage);
      const { ids, someClosed } = await readChangedPostings(database, told);
      if (someClosed) cache.clear();
      else if (ids.size > 0)
        cache.clear((address) => ids.has(jobPage.exec(splitPath(address).path)?.[1] ?? ''));
    },
    lost() {
      cache.invalidate();
      cache.clear();
    },
  });
}
