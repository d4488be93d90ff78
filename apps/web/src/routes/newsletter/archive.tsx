import { archivePageSize, askedAnswers } from '@waymark/contract/content/choices';
import { msg } from '@waymark/contract/text/message';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ArchivePage } from '../../areas/content/newsletter/components/archive-page.tsx';
import { archivePath } from '../../areas/content/newsletter/rules.ts';
import { board } from '../../lib/board.ts';
import { readPage } from '../../lib/list-address.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';

/** A page of the archive, and the answer to the form that was posted without a script; 404 beyond the last page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { newsletter, publicUrl } = context.get(serverContext).pageData;
  const search = new URL(request.url).searchParams;
  const page = readPage(search);
  const asked = askedAnswers.find((answer) => answer === search.get('asked')) ?? null;
  const list = await newsletter.listIssues(page, archivePageSize);
  const isBeyond = page > Math.max(1, Math.ceil(list.total / archivePageSize));
  return data({ ...list, page, asked, publicUrl, isBeyond }, { status: isBeyond ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData || loaderData.isBeyond)
    return [{ title: msg`Page not found` }, { name: 'robots', content: 'noindex' }];
  const { page, asked, publicUrl } = loaderData;
  return [
    ...pageMeta({
      title: page > 1 ? msg`Newsletter, page ${page}` : msg`Newsletter`,
      description: msg`The newsletter of ${board.name}: what is worth knowing about finding work and hiring, with every issue that was sent.`,
      canonical: publicUrl + archivePath(page),
      isHidden: asked !== null,
    }),
  ];
};

export default function Newsletter() {
  return <ArchivePage {...useLoaderData<typeof loader>()} />;
}
