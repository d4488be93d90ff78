import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { searchFormId } from '../constants.ts';
import { sortChoices } from '../sort-rules.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  search: JobSearch;
  onChange: (form: HTMLFormElement) => void;
}

/** One control for the order and for how far back it goes (I-7). */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const { chosen, orders, periods } = sortChoices(search);
  return (
    <div className={styles['sort']}>
      <label className={styles['field']}>
        <span className={styles['label']}>Sort by</span>
        <select
          name="sort"
          form={searchFormId}
          value={chosen}
          onChange={(event) => event.currentTarget.form && onChange(event.currentTarget.form)}
        >
          <Options options={orders} />
          <optgroup label="Newest, posted in the">
            <Options options={periods} />
          </optgroup>
        </select>
      </label>
      <button className={styles['apply']} type="submit" form={searchFormId} data-without="script">
        Sort
      </button>
    </div>
  );
}

function Options({ options }: { options: readonly { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={label} value={value}>
      {label}
    </option>
  ));
}
