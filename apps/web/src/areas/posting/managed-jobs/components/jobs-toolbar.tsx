import {
  managedJobSorts,
  managedJobStatuses,
  managerOptions,
  type JobAction,
  type ManagerOption,
} from '@waymark/contract/posting/choices';
import type { ManagedJob, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { plural } from '@waymark/contract/text/message';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { announce } from '../../../../lib/messages/region.ts';
import ui from '../../../../styles/primitives.module.css';
import { actionLabels } from '../constants.ts';
import { actionsOf, manageJobPath } from '../rules.ts';
import styles from './jobs-table.module.css';
import barStyles from './managed-jobs.module.css';
import type { JobChanges } from './use-managed-jobs.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface JobsToolbarProps {
  query: ManagedJobsQuery;
  /** For the option None, which clears the selection. */
  onClear: () => void;
}

export function JobsToolbar({ query, onClear }: JobsToolbarProps) {
  const say = useSay();
  const navigate = useNavigate();
  const ask = (change: Partial<ManagedJobsQuery>) =>
    void navigate(manageJobPath({ ...query, ...change, page: 1 }), { preventScrollReset: true });

  function choose(option: ManagerOption) {
    onClear();
    if (option !== 'none') ask({ show: option });
  }

  return (
    <div className={`${ui['grid4']} ${styles['toolbar']}`}>
      <WordsSearch
        className={styles['search']}
        label={say`Title or place`}
        words={query.q}
        onSearch={(q) => ask({ q })}
      />
      <SelectField
        label={say`Status`}
        value={query.status}
        onChange={({ target }) => ask({ status: target.value as ManagedJobsQuery['status'] })}
      >
        <option value="all">{say`Any status`}</option>
        <Options choices={managedJobStatuses} />
      </SelectField>
      <SelectField
        label={say`Show`}
        value={query.show === 'none' ? 'all' : query.show}
        onChange={({ target }) => choose(target.value as ManagerOption)}
      >
        <Options choices={managerOptions} />
      </SelectField>
      <SelectField
        label={say`Sort by`}
        value={query.sort}
        onChange={({ target }) => ask({ sort: target.value as ManagedJobsQuery['sort'] })}
      >
        <Options choices={managedJobSorts} />
      </SelectField>
    </div>
  );
}

interface ListTabsProps {
  list: ManagedJobsQuery['list'];
  all: number;
  trashed: number;
}

export function ListTabs({ list, all, trashed }: ListTabsProps) {
  const say = useSay();
  const tabs = [
    { name: 'jobs', label: say`Jobs`, count: all },
    { name: 'trash', label: say`Trash`, count: trashed },
  ] as const;
  return (
    <TabLinks
      label={say`Lists of jobs`}
      tabs={tabs.map(({ name, ...tab }) => ({
        ...tab,
        to: manageJobPath({ list: name }),
        isCurrent: name === list,
      }))}
    />
  );
}

interface BulkBarProps {
  jobs: readonly ManagedJob[];
  changes: JobChanges;
  onAction: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onClear: () => void;
}

const order: readonly JobAction[] = ['close', 'fill', 'renew', 'restore', 'trash'];

/** Actions on the selected jobs; each button applies to those that allow it. */
export function BulkBar({ jobs, changes, onAction, onClear }: BulkBarProps) {
  const say = useSay();
  const count = useRef(jobs.length);
  useEffect(() => {
    if (count.current !== jobs.length) announce(say`${plural(jobs.length, 'job')} selected.`);
    count.current = jobs.length;
  }, [jobs.length, say]);
  if (jobs.length === 0) return null;
  const unread = jobs.filter((job) => job.unread);
  const starred = jobs.every((job) => job.starred);
  const { pending } = changes;
  return (
    <section
      className={`${ui['cluster']} ${ui['panel']} ${barStyles['bar']}`}
      aria-label={say`Selected jobs`}
    >
      <p className={barStyles['count']}>{say`${jobs.length} selected`}</p>
      {order.map((action) => {
        const fitting = jobs.filter((job) => actionsOf(job).includes(action));
        if (fitting.length === 0) return null;
        return (
          <Button
            key={action}
            variant="quiet"
            className={barStyles['action']}
            disabled={pending}
            onClick={() => onAction(action, fitting)}
          >
            {actionLabels[action]}
            {fitting.length < jobs.length && ` (${fitting.length})`}
          </Button>
        );
      })}
      <Button
        variant="quiet"
        className={barStyles['action']}
        disabled={pending}
        onClick={() => void changes.mark(starred ? 'unstar' : 'star', jobs)}
      >
        {starred ? say`Unstar` : say`Star`}
      </Button>
      <Button
        variant="quiet"
        className={barStyles['action']}
        disabled={pending}
        onClick={() => void (unread.length > 0 ? changes.mark('read', unread) : changes.mark('unread', jobs))}
      >
        {unread.length > 0 ? say`Mark as read` : say`Mark as unread`}
      </Button>
      <Button variant="quiet" className={barStyles['none']} onClick={onClear}>
        {say`None`}
      </Button>
    </section>
  );
}
