import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { EmployersPage } from '../areas/pages/help/components/employers-page.tsx';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { companies, isLoading } = await pageData.getSiteStats();
  return { companies: isLoading ? 0 : companies, publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`For employers: post jobs and hire`,
    description: msg`What hiring on ${board.name} costs, how it works in four steps, and what companies get. The first posting is free.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.forEmployers}`,
  });

export default function ForEmployers() {
  const { companies } = useLoaderData<typeof loader>();
  return <EmployersPage companies={companies} />;
}
