import type { ReactNode } from 'react';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import type { AlertDraft } from '../rules.ts';
import { AlertBenefits } from './alert-benefits.tsx';
import { FreeAlertForm } from './free-alert-form.tsx';
import styles from './free-alerts-page.module.css';

interface FreeAlertsPageProps {
  /** What somebody was looking at when they came. */
  draft: AlertDraft;
  companyName: string | null;
  industries: readonly string[];
  /** What asks to be called instead. */
  callBack: ReactNode;
}

/** The alert form for everybody, and what one gets (J-4). */
export function FreeAlertsPage({ draft, companyName, industries, callBack }: FreeAlertsPageProps) {
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
