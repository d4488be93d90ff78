import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LegalPage } from '../../areas/pages/site/components/legal-page.tsx';
import { board } from '../../lib/board.ts';
import { loadLegalText } from '../../lib/load-legal-text.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalText(context, 'imprint');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Imprint',
    description: `Who runs ${board.name}: name, postal address and how to get in touch.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.imprint}`,
  });

export default function Imprint() {
  const { html } = useLoaderData<typeof loader>();
  return <LegalPage title="Imprint" html={html} />;
}
