import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { SalaryPage } from '../areas/search/salaries/components/salary-page.tsx';
import { parseSalaries, salariesMeta } from '../areas/search/salaries/rules.ts';
import { boardWords } from '../lib/board.ts';
import { serverContext } from '../lib/server-context.ts';

/** Reads `url`, because the address of the request also holds parameters of the router. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { criteria, per, typed, problems } = parseSalaries(boardWords(), url.searchParams);
  const page = await pageData.salaries.getSalaries(criteria, per);
  const status = problems.length > 0 ? 400 : 200;
  return data({ page, per, typed, problems, publicUrl: pageData.publicUrl }, { status });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => salariesMeta(loaderData);

export default function Salaries() {
  const { page, per, typed, problems } = useLoaderData<typeof loader>();
  return <SalaryPage page={page} per={per} typed={typed} problems={problems} />;
}
