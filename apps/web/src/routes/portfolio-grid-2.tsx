import { labelOf } from '@waymark/contract/jobs/choices';
import { workFields } from '@waymark/contract/companies/directory-choices';
import { msg, term } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { PortfolioPage } from '../areas/pages/company-directory/components/portfolio-page.tsx';
import { fieldPath, parseField } from '../areas/pages/company-directory/directory-rules.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companies, publicUrl } = context.get(serverContext).pageData;
  const field = parseField(new URL(request.url).searchParams);
  return { field, companies: await companies.listFieldCompanies(field), publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const { field, publicUrl = '' } = loaderData ?? {};
  return pageMeta({
    title: field ? msg`Companies at work: ${term(labelOf(workFields, field))}` : msg`Companies at work`,
    description: msg`Who hires most in design, construction, finance, software development and archeology.`,
    canonical: `${publicUrl}${fieldPath(field)}`,
  });
};

export default function PortfolioGrid() {
  const { field, companies } = useLoaderData<typeof loader>();
  return <PortfolioPage field={field} companies={companies} />;
}
