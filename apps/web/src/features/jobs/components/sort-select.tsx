import { jobSorts } from '@waymark/contract/job-choices';
import type { JobSearch } from '@waymark/contract/jobs';
import { searchFormId } from '../constants.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  search: JobSearch;
  onChange: (form: HTMLFormElement) => void;
}

/** Without a keyword nothing is more relevant than anything else, so that sort is offered only with one. */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const sorts = jobSorts.filter((sort) => search.q || sort.value !== 'relevance');
  return (
    <label className={styles['sort']}>
      <span>Sort by</span>
      <select
        name="sort"
        form={searchFormId}
        value={search.sort ?? sorts[0]?.value}
        onChange={(event) => event.currentTarget.form && onChange(event.currentTarget.form)}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
