import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { PackagesError } from '../areas/payments/career-services/components/packages-error.tsx';
import { PackagesPage } from '../areas/payments/career-services/components/packages-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { loadPricing } from '../lib/product-store.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  return { packages: await pageData.listPackages(), publicUrl: pageData.publicUrl };
}

/** Whoever comes from another page of ours gets the list through the API; its failure is this page's (D-9). */
export async function clientLoader() {
  return { packages: await loadPricing(), publicUrl: location.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Job-Seeker Products',
    description:
      'Resumes, cover letters and profiles by professional writers: what they cost and what is in them.',
    canonical: `${loaderData?.publicUrl ?? ''}${paths.pricingDetails}`,
  });

export const ErrorBoundary = PackagesError;

export default function PricingDetails() {
  const { packages } = useLoaderData<typeof clientLoader>();
  return <PackagesPage packages={packages} />;
}
