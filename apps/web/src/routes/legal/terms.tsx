import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LegalPage } from '../../areas/pages/site/components/legal-page.tsx';
import { board } from '../../lib/board.ts';
import { loadLegalText } from '../../lib/load-legal-text.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalText(context, 'terms');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Terms',
    description: `The terms of ${board.name}: what it does, and what candidates and employers agree to.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.terms}`,
  });

export default function Terms() {
  const { html, version } = useLoaderData<typeof loader>();
  return <LegalPage title="Terms" html={html} version={{ of: 'terms', name: version }} />;
}
