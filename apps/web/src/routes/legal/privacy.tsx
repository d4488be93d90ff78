import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LegalPage } from '../../areas/pages/site/components/legal-page.tsx';
import { board } from '../../lib/board.ts';
import { loadLegalText } from '../../lib/load-legal-text.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalText(context, 'privacy');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Privacy`,
    description: msg`What ${board.name} keeps about people, why, and for how long.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.privacy}`,
  });

export default function Privacy() {
  const say = useSay();
  const { html, version } = useLoaderData<typeof loader>();
  return <LegalPage title={say`Privacy`} html={html} version={{ of: 'privacy', name: version }} />;
}
