import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LegalPage } from '../../areas/pages/site/components/legal-page.tsx';
import { board } from '../../lib/board.ts';
import { loadLegalText } from '../../lib/load-legal-text.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalText(context, 'imprint');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Imprint`,
    description: msg`Who runs ${board.name}: name, postal address and how to get in touch.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.imprint}`,
  });

export default function Imprint() {
  const say = useSay();
  const { html } = useLoaderData<typeof loader>();
  return <LegalPage title={say`Imprint`} html={html} />;
}
