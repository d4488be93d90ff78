import { archivePageSize, askedAnswers } from '@waymark/contract/content/choices/newsletter';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readPage } from '../../../../lib/list-address.ts';
import { serverContext } from '../../../../lib/server-context.ts';

/** A page of the archive, and what the form without a script came back with; 404 beyond the last page. */
export async function loadArchive({ request, context }: LoaderFunctionArgs) {
  const { newsletter, publicUrl } = context.get(serverContext).pageData;
  const search = new URL(request.url).searchParams;
  const page = readPage(search);
  const asked = askedAnswers.find((answer) => answer === search.get('asked')) ?? null;
  const list = await newsletter.listIssues(page, archivePageSize);
  const isBeyond = page > Math.max(1, Math.ceil(list.total / archivePageSize));
  return data({ ...list, page, asked, publicUrl, isBeyond }, { status: isBeyond ? 404 : 200 });
}

export type LoadedArchive = Awaited<ReturnType<typeof loadArchive>>['data'];
