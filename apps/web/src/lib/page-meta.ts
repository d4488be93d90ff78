import type { MetaDescriptor } from 'react-router';
import { board, titleOf } from './board.ts';

interface PageMeta {
  title: string;
  description: string;
  canonical: string;
}

/** What every public page says of itself to search engines and to whoever is sent its link. */
export function pageMeta({ title, description, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: board.name },
  ];
}
