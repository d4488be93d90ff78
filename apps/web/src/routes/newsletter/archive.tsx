import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadArchive } from '../../areas/content/newsletter/api/load-archive.ts';
import { ArchivePage } from '../../areas/content/newsletter/components/archive-page.tsx';
import { archivePath } from '../../areas/content/newsletter/rules.ts';
import { board } from '../../lib/board.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const loader = (given: LoaderFunctionArgs) => loadArchive(given);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData || loaderData.isBeyond)
    return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }];
  const { page, asked, publicUrl } = loaderData;
  return [
    ...pageMeta({
      title: page > 1 ? `Newsletter, page ${page}` : 'Newsletter',
      description: `The newsletter of ${board.name}: what is worth knowing about finding work and hiring, with every issue that was sent.`,
      canonical: publicUrl + archivePath(page),
    }),
    ...(asked ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
};

export default function Newsletter() {
  return <ArchivePage {...useLoaderData<typeof loader>()} />;
}
