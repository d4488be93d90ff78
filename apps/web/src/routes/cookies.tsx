import { paths } from '@waymark/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { CookiesPage } from '../areas/pages/help/components/cookies-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  publicUrl: context.get(serverContext).pageData.publicUrl,
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Cookies: there are none',
    description: `${board.name} sets no cookies and follows nobody. What the browser keeps instead, what for, and until when.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.cookies}`,
  });

export default CookiesPage;
