import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { CallBackButton } from '../areas/content/contact/components/call-back-button.tsx';
import { AlertBenefits } from '../areas/seeking/alerts/components/alert-benefits.tsx';
import { FreeAlertForm } from '../areas/seeking/alerts/components/free-alert-form.tsx';
import { draftOf } from '../areas/seeking/alerts/rules.ts';
import type { AlertDraft } from '../areas/seeking/alerts/rules.ts';
import { PageHead } from '../components/layout/page-head.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import styles from './free-job-alerts.module.css';

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

interface FreeAlertsPageProps {
  /** What somebody was looking at when they came. */
  draft: AlertDraft;
  companyName: string | null;
  industries: readonly string[];
  /** What asks to be called instead. */
  callBack: ReactNode;
}

/** The alert form for everybody, and what one gets (J-4). */
function FreeAlertsPage({ draft, companyName, industries, callBack }: FreeAlertsPageProps) {
  return (
    <div className={styles['page']}>
      <PageHead
        title="Free Job Alerts"
        lead="Say what you look for once. New jobs that fit come to you by e-mail, with or without an account."
      />
      <section className={styles['form']} aria-labelledby="alert-title">
        <h2 className={styles['title']} id="alert-title">
          Create a job alert
        </h2>
        <div data-needs="script">
          <FreeAlertForm draft={draft} companyName={companyName} industries={industries} />
        </div>
        <p data-without="script">The form needs JavaScript. Please turn it on to create an alert.</p>
      </section>
      <aside className={styles['aside']}>
        <AlertBenefits />
        <section className={styles['call']} data-needs="script">
          <h2 className={styles['title']}>Rather talk to us?</h2>
          <p>Leave your number, and somebody of our team calls you back.</p>
          {callBack}
        </section>
      </aside>
    </div>
  );
}
