import {
  managedJobSorts,
  managedJobStatuses,
  managerOptions,
  type ManagerOption,
} from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { manageJobPath } from '../rules.ts';
import styles from './jobs-toolbar.module.css';

interface JobsToolbarProps {
  query: ManagedJobsQuery;
  /** What the manager's option None does. */
  onClear: () => void;
}

/** Finds, filters and sorts; whatever is asked for stands in the address. */
export function JobsToolbar({ query, onClear }: JobsToolbarProps) {
  const navigate = useNavigate();
  const ask = (change: Partial<ManagedJobsQuery>) =>
    void navigate(manageJobPath({ ...query, ...change, page: 1 }), { preventScrollReset: true });

  function choose(option: ManagerOption) {
    onClear();
    if (option !== 'none') ask({ show: option });
  }

  return (
    <div className={styles['toolbar']}>
      <WordsSearch
        className={styles['search']}
        label="Title or place"
        words={query.q}
        onSearch={(q) => ask({ q })}
      />
      <SelectField
        label="Status"
        value={query.status}
        onChange={({ target }) => ask({ status: target.value as ManagedJobsQuery['status'] })}
      >
        <option value="all">Any status</option>
        <Options choices={managedJobStatuses} />
      </SelectField>
      <SelectField
        label="Show"
        value={query.show === 'none' ? 'all' : query.show}
        onChange={({ target }) => choose(target.value as ManagerOption)}
      >
        <Options choices={managerOptions} />
      </SelectField>
      <SelectField
        label="Sort by"
        value={query.sort}
        onChange={({ target }) => ask({ sort: target.value as ManagedJobsQuery['sort'] })}
      >
        <Options choices={managedJobSorts} />
      </SelectField>
    </div>
  );
}

function Options({ choices }: { choices: readonly { readonly value: string; readonly label: string }[] }) {
  return choices.map(({ value, label }) => (
    <option value={value} key={value}>
      {label}
    </option>
  ));
}
