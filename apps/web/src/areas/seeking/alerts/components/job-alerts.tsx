import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { alertsLimit, alertSorts } from '@waymark/contract/seeking/choices/alerts';
import type { AlertSort } from '@waymark/contract/seeking/choices/alerts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { addAlert } from '../api/add-alert.ts';
import { changeAlert } from '../api/change-alert.ts';
import { pathOfPlace, draftOfAlert, emptyDraft, withoutEmail } from '../rules.ts';
import type { ListPlace, AlertDraft } from '../rules.ts';
import { AlertFields } from './alert-fields.tsx';
import { AlertRow } from './alert-row.tsx';
import type { AlertActs } from './alert-row.tsx';
import { CompanyCriterion } from './company-criterion.tsx';
import { MatchCount } from './match-count.tsx';
import { useAlertActs } from './use-alert-acts.ts';
import { useAlertForm } from './use-alert-form.ts';
import { ViewAlertDialog } from './view-alert-dialog.tsx';
import alertFormStyles from './alert-form.module.css';
import alertsTableStyles from './alerts-table.module.css';
import styles from './job-alerts.module.css';

const columns = [{ name: 'Premium jobs' }, { name: 'Criterias' }, { name: 'Date' }, { name: 'Action' }];

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

function AlertsTable({ alerts, acts }: { alerts: readonly JobAlert[]; acts: AlertActs }) {
  return (
    <DataTable className={alertsTableStyles['table']} columns={columns}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} acts={acts} />
      ))}
    </DataTable>
  );
}

/** A new order starts at its first page. */
function AlertSortSelect({ place }: { place: ListPlace }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Sort by"
      value={place.sort}
      onChange={(event) => {
        const sort = event.currentTarget.value as AlertSort;
        void navigate(pathOfPlace({ sort, page: 1 }));
      }}
    >
      {alertSorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

type Editing = JobAlert | 'new' | null;

interface EditAlertDialogProps {
  editing: Editing;
  industries: readonly string[];
  onClose: () => void;
}

function EditAlertDialog({ editing, industries, onClose }: EditAlertDialogProps) {
  const title = editing === 'new' ? 'Add Alert' : 'Edit Alert';
  return (
    <Dialog open={editing !== null} title={title} onClose={onClose}>
      {editing && <EditForm editing={editing} industries={industries} onClose={onClose} />}
    </Dialog>
  );
}

interface EditFormProps extends EditAlertDialogProps {
  editing: JobAlert | 'new';
}

function EditForm({ editing, industries, onClose }: EditFormProps) {
  const { revalidate } = useRevalidator();
  const isNew = editing === 'new';

  async function save(draft: AlertDraft) {
    const fields = withoutEmail(draft);
    if (isNew) showSuccess(`“${(await addAlert(fields)).name}” is on.`);
    else await changeAlert(editing.id, fields);
    await revalidate();
    onClose();
  }

  const { form, submit } = useAlertForm(isNew ? emptyDraft : draftOfAlert(editing), false, save);
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={alertFormStyles['form']} noValidate onSubmit={submit}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <CompanyCriterion form={form} companyName={isNew ? null : editing.companyName} />
      <AlertFields form={form} industries={industries} />
      <div className={alertFormStyles['foot']}>
        <MatchCount form={form} />
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          Discard
        </Button>
        <Button type="submit" pending={isSubmitting}>
          {isNew ? 'Create alert' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
