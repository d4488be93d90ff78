import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { StatusPage } from '../areas/pages/help/components/status-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

// A page that was kept would say how the board was.
const fresh = { 'cache-control': 'no-store' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  return data({ status: await pageData.getStatus(), publicUrl: pageData.publicUrl }, { headers: fresh });
}

export const headers = () => fresh;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  ...pageMeta({
    title: msg`Status`,
    description: msg`Whether ${board.name} works right now: search, signing in, mails and what is done in the background.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.status}`,
  }),
  { name: 'robots', content: 'noindex' },
];

export default function Status() {
  const { status } = useLoaderData<typeof loader>();
  return <StatusPage status={status} />;
}
