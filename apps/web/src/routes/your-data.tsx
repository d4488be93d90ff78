import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { YourDataPage } from '../areas/pages/help/components/your-data-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  return { periods: await pageData.getRetention(), publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'What we keep, and for how long',
    description: `Everything that ${board.name} keeps about people: what for, for how long, who else sees it, and how it goes.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.yourData}`,
  });

export default function YourData() {
  const { periods } = useLoaderData<typeof loader>();
  return <YourDataPage periods={periods} />;
}
