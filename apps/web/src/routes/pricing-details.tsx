import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import {
  useLoaderData,
  useRevalidator,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { PackagesPage } from '../areas/payments/career-services/components/packages-page.tsx';
import { ErrorState } from '../components/data/empty-state.tsx';
import { Button } from '../components/form/button.tsx';
import { messageOf } from '../lib/api-answer.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { loadPricing } from '../lib/product-store.ts';
import { serverContext } from '../lib/server-context.ts';
import styles from '../areas/payments/career-services/components/career-services.module.css';
import ui from '../styles/primitives.module.css';
import { useSay } from '../lib/languages/say.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData, language } = context.get(serverContext);
  return { packages: await pageData.listPackages(language), publicUrl: pageData.publicUrl };
}

/** A visitor who comes from another page gets the list through the API; this page shows its failure (D-9). */
export async function clientLoader() {
  return { packages: await loadPricing(), publicUrl: location.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Job-Seeker Products`,
    description: msg`Resumes, cover letters and profiles by professional writers: what they cost and what is in them.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.pricingDetails}`,
  });

export const ErrorBoundary = PackagesError;

export default function PricingDetails() {
  const { packages } = useLoaderData<typeof clientLoader>();
  return <PackagesPage packages={packages} />;
}

/** In place of a list that could not be had (D-9). */
function PackagesError() {
  const say = useSay();
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  return (
    <div className={`${ui['stack7']} ${ui['pageWidth']} ${styles['page']}`}>
      <h1>{say`Job-Seeker Products`}</h1>
      <ErrorState
        title={say`The packages could not be loaded`}
        actions={
          <Button pending={state === 'loading'} onClick={() => void revalidate()}>
            {say`Try again`}
          </Button>
        }
      >
        {messageOf(error)}
      </ErrorState>
    </div>
  );
}
