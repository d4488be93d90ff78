import { paths } from '@waymark/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { AccessibilityPage } from '../areas/pages/help/components/accessibility-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  publicUrl: context.get(serverContext).pageData.publicUrl,
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Accessibility',
    description: `How ${board.name} is made to be used by everybody: what works, what does not yet, and where to say so.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.accessibility}`,
  });

export default AccessibilityPage;
