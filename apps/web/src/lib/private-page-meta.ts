import type { MetaDescriptor } from 'react-router';

/** For pages that are forms or somebody's own: nothing for a search engine to keep. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Waymark` }, { name: 'robots', content: 'noindex' }];
}
