import { paths } from '@waymark/contract/paths';
import {
  useLoaderData,
  useLocation,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { FreeAlertsPage } from '../areas/seeking/alerts/components/free-alerts-page.tsx';
import { draftOf } from '../areas/seeking/alerts/rules.ts';
import { CallBackButton } from '../areas/content/contact/components/call-back-button.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { categories, companies, publicUrl } = context.get(serverContext).pageData;
  const companyId = new URL(request.url).searchParams.get('company');
  const [industries, company] = await Promise.all([
    categories.listIndustries(),
    companyId ? companies.findCompany(companyId) : null,
  ]);
  return {
    publicUrl,
    industries: industries.map(({ value }) => value),
    companyName: company?.id === companyId ? (company?.name ?? null) : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Free Job Alerts',
    description:
      'Say what you look for once, and new jobs come to you by e-mail: hourly, daily or weekly, free, and stopped with one press.',
    canonical: `${loaderData?.publicUrl ?? ''}${paths.freeJobAlerts}`,
  });

export default function FreeJobAlerts() {
  const { industries, companyName } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  // Coming here again from another page begins anew.
  const { key } = useLocation();
  return (
    <FreeAlertsPage
      key={key}
      draft={draftOf(search, companyName !== null)}
      companyName={companyName}
      industries={industries}
      callBack={<CallBackButton variant="secondary" topic="Job alerts" />}
    />
  );
}
