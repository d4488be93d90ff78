import type { PublicBoard } from '@waymark/contract/office/choices/board';
import { paths } from '@waymark/contract/paths';

/** What search engines read of the board on its home page: who it is, and where it is searched (schema.org). */
export function boardMarkup({ name, markUrl, iconUrl }: PublicBoard, publicUrl: string) {
  const organization = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#board`,
    name,
    url: publicUrl + paths.home,
    logo: publicUrl + (markUrl ?? iconUrl ?? '/favicon.svg'),
  };
  const site = {
    '@type': 'WebSite',
    name,
    url: publicUrl + paths.home,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}${paths.browseJobFilterList}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, site] };
}
