import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LegalPage } from '../../areas/pages/site/components/legal-page.tsx';
import { board } from '../../lib/board.ts';
import { loadLegalText } from '../../lib/load-legal-text.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalText(context, 'terms');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Terms`,
    description: msg`The terms of ${board.name}: what it does, and what candidates and employers agree to.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.terms}`,
  });

export default function Terms() {
  const say = useSay();
  const { html, version } = useLoaderData<typeof loader>();
  return <LegalPage title={say`Terms`} html={html} version={{ of: 'terms', name: version }} />;
}
