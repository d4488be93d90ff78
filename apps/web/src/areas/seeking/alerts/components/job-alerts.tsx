import { labelOf } from '@waymark/contract/jobs/choices';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import {
  alertFrequencies,
  alertsLimit,
  alertSorts,
  summariseCriteria,
  type AlertSort,
} from '@waymark/contract/seeking/choices';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SortSelect } from '../../../../components/form/sort-select.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { placeAfterRemoval, type ListPlace } from '../../../../lib/list-address.ts';
import { showFailed, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { alertList } from '../rules.ts';
import { EditAlertDialog, ViewAlertDialog, type Editing } from './alert-dialogs.tsx';
import styles from './alerts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg, meaning } from '@waymark/contract/text/message';

const columns = [
  { name: msg`Premium jobs` },
  { name: msg`Criterias` },
  { name: msg`Date` },
  { name: msg`Action` },
];

type AlertPlace = ListPlace<AlertSort>;

interface JobAlertsProps {
  place: AlertPlace;
  result: Page<JobAlert>;
  industries: Readonly<Record<string, string>>;
}

/** The candidate's job alerts (G-6). */
export function JobAlerts({ place, result: { data, total, pageSize }, industries }: JobAlertsProps) {
  const say = useSay();
  const [viewing, setViewing] = useState<JobAlert | null>(null);
  const [editing, setEditing] = useState<Editing>(null);
  const { switchOn, remove } = useAlertActs(place, data.length);
  const acts = {
    view: setViewing,
    edit: setEditing,
    switchOn: (alert: JobAlert, on: boolean) => void switchOn(alert, on),
    remove: (alert: JobAlert) => void remove(alert),
  };
  const addButton = <Button onClick={() => setEditing('new')}>{say`+ Add Alert`}</Button>;
  return (
    <>
      <PageHeading tools={total > 0 && <Tools {...{ place, total }}>{addButton}</Tools>}>
        {say`Job Alerts`}
      </PageHeading>
      <UnconfirmedNotice />
      <div>
        {data.length > 0 ? (
          <DataTable className={styles['table']} columns={columns}>
            {data.map((alert) => (
              <AlertRow key={alert.id} alert={alert} acts={acts} />
            ))}
          </DataTable>
        ) : (
          <EmptyState title={say`You have no job alert yet`} actions={addButton}>
            {say`Say what you look for, and new jobs come to you by email. You can have up to ${alertsLimit} alerts, and pause or delete each at any time.`}
          </EmptyState>
        )}
      </div>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => alertList.pathOf({ ...place, page })}
        label={say`Pages of job alerts`}
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

function Tools({ place, total, children }: { place: AlertPlace; total: number; children: ReactNode }) {
  const say = useSay();
  return (
    <div className={`${ui['wrap']} ${styles['tools']}`}>
      {total > 1 && (
        <SortSelect
          sort={place.sort}
          choices={alertSorts}
          pathOf={(sort) => alertList.pathOf({ sort, page: 1 })}
        />
      )}
      <p className={styles['remaining']}>{say`${total} of ${alertsLimit}`}</p>
      {total < alertsLimit ? children : <p className={styles['full']}>{say`Delete one to add another.`}</p>}
    </div>
  );
}

/**
 * Mails to an unconfirmed address could reach another person. The notice is the same with and without guest alerts of
 * that address, which only its owner may know about.
 */
function UnconfirmedNotice() {
  const say = useSay();
  const { user } = useAuth();
  if (!user || user.emailConfirmed) return null;
  return (
    <Notice tone="bad">
      {say`Your address ${user.email} is not confirmed yet, so no mails are sent. Job alerts that you made and confirmed as a guest with this address join this list as soon as the account is confirmed too.`}{' '}
      <Link to={paths.account}>{say`Get a new link to confirm it`}</Link>
    </Notice>
  );
}

interface AlertActs {
  view: (alert: JobAlert) => void;
  edit: (alert: JobAlert) => void;
  switchOn: (alert: JobAlert, on: boolean) => void;
  remove: (alert: JobAlert) => void;
}

function AlertRow({ alert, acts }: { alert: JobAlert; acts: AlertActs }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { name, pausedAt } = alert;
  return (
    <tr>
      <th scope="row" className={styles['alert']}>
        <button
          type="button"
          className={`${ui['bare']} ${styles['tableName']}`}
          onClick={() => acts.view(alert)}
        >
          {name}
        </button>
        <span className={`${ui['note']} ${ui['subtitle']}`}>
          {pausedAt ? <Badge>{say`Paused`}</Badge> : say(labelOf(alertFrequencies, alert.frequency))}
        </span>
      </th>
      <td className={styles['criteria']}>
        {summariseCriteria(say, words, alert.shown, alert.companyName, locale)}
      </td>
      <td className={styles['date']}>{formatDate(words, alert.createdAt, locale)}</td>
      <td className={styles['actions']}>
        <Buttons alert={alert} acts={acts} />
      </td>
    </tr>
  );
}

function Buttons({ alert, acts }: { alert: JobAlert; acts: AlertActs }) {
  const say = useSay();
  const { name, pausedAt } = alert;
  return (
    <>
      <IconButton icon="eye" onPress={() => acts.view(alert)}>
        {say`View ${name}`}
      </IconButton>
      <IconButton icon="pencil" onPress={() => acts.edit(alert)}>
        {say`Edit ${name}`}
      </IconButton>
      <IconButton icon={pausedAt ? 'play' : 'pause'} onPress={() => acts.switchOn(alert, pausedAt !== null)}>
        {pausedAt ? say`Resume${meaning('to go on')}` : say`Pause`} {name}
      </IconButton>
      <IconButton icon="bin" onPress={() => acts.remove(alert)}>
        {say`Delete ${name}`}
      </IconButton>
    </>
  );
}

function useAlertActs(place: AlertPlace, rowsShown: number) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (failure) {
      showFailed(failure);
      return false;
    }
  }

  async function switchOn({ id, name }: JobAlert, on: boolean) {
    const key = on ? 'POST /job-alerts/:alertId/resume' : 'POST /job-alerts/:alertId/pause';
    if (!(await attempt(() => callApi(key, { params: { alertId: id } })))) return;
    showSuccess(on ? say`“${name}” is on again.` : say`“${name}” is paused.`);
    await revalidate();
  }

  async function remove({ id, name }: JobAlert) {
    const params = { alertId: id };
    if (!(await attempt(() => callApi('DELETE /job-alerts/:alertId', { params })))) return;
    showUndo(say`“${name}” is deleted.`, () => void restore(id));
    const next = placeAfterRemoval(place, rowsShown);
    await (next === place ? revalidate() : navigate(alertList.pathOf(next), { replace: true }));
  }

  async function restore(id: string) {
    const params = { alertId: id };
    if (await attempt(() => callApi('POST /job-alerts/:alertId/restore', { params }))) await revalidate();
  }

  return { switchOn, remove };
}
