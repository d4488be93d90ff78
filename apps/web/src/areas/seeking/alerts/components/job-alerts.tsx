import { alertsLimit } from '@waymark/contract/seeking/choices/alerts';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { pathOfPlace, type ListPlace } from '../rules.ts';
import { AlertSortSelect } from './alert-sort-select.tsx';
import { AlertsTable } from './alerts-table.tsx';
import { EditAlertDialog, type Editing } from './edit-alert-dialog.tsx';
import styles from './job-alerts.module.css';
import { useAlertActs } from './use-alert-acts.ts';
import { ViewAlertDialog } from './view-alert-dialog.tsx';

interface JobAlertsProps {
  place: ListPlace;
  result: Page<JobAlert>;
  industries: readonly string[];
}

/** What the candidate is told of by mail (G-6). */
export function JobAlerts({ place, result: { data, total, pageSize }, industries }: JobAlertsProps) {
  const [viewing, setViewing] = useState<JobAlert | null>(null);
  const [editing, setEditing] = useState<Editing>(null);
  const { switchOn, remove } = useAlertActs(place, data.length);
  const acts = {
    view: setViewing,
    edit: setEditing,
    switchOn: (alert: JobAlert, on: boolean) => void switchOn(alert, on),
    remove: (alert: JobAlert) => void remove(alert),
  };
  const addButton = <Button onClick={() => setEditing('new')}>+ Add Alert</Button>;
  return (
    <>
      <PageHeading tools={total > 0 && <Tools {...{ place, total }}>{addButton}</Tools>}>
        Job Alerts
      </PageHeading>
      <Unproven />
      <div>
        {data.length > 0 ? (
          <AlertsTable alerts={data} acts={acts} />
        ) : (
          <EmptyState title="You have no job alert yet" actions={addButton}>
            Say what you look for, and new jobs come to you by e-mail. You can have up to {alertsLimit}{' '}
            alerts, and pause or delete each at any time.
          </EmptyState>
        )}
      </div>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => pathOfPlace({ ...place, page })}
        label="Pages of job alerts"
      />
      <ViewAlertDialog
        alert={viewing}
        onEdit={(alert) => {
          setViewing(null);
          setEditing(alert);
        }}
        onClose={() => setViewing(null)}
      />
      <EditAlertDialog editing={editing} industries={industries} onClose={() => setEditing(null)} />
    </>
  );
}

function Tools({ place, total, children }: { place: ListPlace; total: number; children: ReactNode }) {
  return (
    <div className={styles['tools']}>
      {total > 1 && <AlertSortSelect place={place} />}
      <p className={styles['remaining']}>
        {total} of {alertsLimit}
      </p>
      {total < alertsLimit ? children : <p className={styles['full']}>Delete one to add another.</p>}
    </div>
  );
}

/**
 * Mails to an unconfirmed address could reach another person. The same is shown whether or not that address
 * has alerts as a guest: they are its owner's to know.
 */
function Unproven() {
  const { user } = useAuth();
  if (!user || user.emailConfirmed) return null;
  return (
    <Notice tone="bad">
      Your address {user.email} is not confirmed yet, so no mails are sent. Job alerts that you made and
      confirmed as a guest with this address join this list as soon as the account is confirmed too.{' '}
      <Link to={paths.account}>Get a new link to confirm it</Link>
    </Notice>
  );
}
