import { formatCount } from '@waymark/contract/text/format-count';
import type { ReactNode } from 'react';
import { filterValuesShown, searchFormId } from '../constants.ts';
import styles from './filter-group.module.css';

export interface FilterOption {
  value: string;
  label: string;
  /** Undefined where nothing is counted, such as beside "Any time". */
  count?: number | undefined;
}

interface FilterGroupProps {
  name: string;
  title: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  /** One choice of several instead of any number of them. */
  single?: boolean;
  /** A sentence below the choices. */
  note?: string;
}

/** A fieldset that folds; long lists show their first values and what is selected, the rest on request. */
export function FilterGroup({ title, options, selected, note, ...rest }: FilterGroupProps) {
  if (options.length === 0) return null;
  const first = options.filter(
    (option, index) => index < filterValuesShown || selected.includes(option.value),
  );
  const others = options.filter((option) => !first.includes(option));
  const list = (shown: readonly FilterOption[]): ReactNode =>
    shown.map((option) => <FilterChoice key={option.value} {...{ option, selected, ...rest }} />);
  const noteId = note && `${rest.name}-note`;
  return (
    <details className={styles['group']} open>
      <summary className={styles['title']}>{title}</summary>
      <fieldset className={styles['choices']} aria-describedby={noteId}>
        <legend className={styles['legend']}>{title}</legend>
        {list(first)}
        {others.length > 0 && (
          <details>
            <summary className={styles['more']}>{others.length} more</summary>
            {list(others)}
          </details>
        )}
        {note && (
          <p className={styles['note']} id={noteId}>
            {note}
          </p>
        )}
      </fieldset>
    </details>
  );
}

interface FilterChoiceProps extends Pick<FilterGroupProps, 'name' | 'selected' | 'single'> {
  option: FilterOption;
}

function FilterChoice({ name, option, selected, single }: FilterChoiceProps) {
  const checked =
    selected.includes(option.value) || (single === true && !option.value && selected.length === 0);
  return (
    <label className={styles['choice']} data-empty={(option.count === 0 && !checked) || undefined}>
      <input
        type={single ? 'radio' : 'checkbox'}
        form={searchFormId}
        name={name}
        value={option.value}
        checked={checked}
        // The change is sent from the panel that holds all groups; the address then says what is checked.
        onChange={() => undefined}
      />
      {option.label}
      {option.count !== undefined && <span className={styles['count']}>{formatCount(option.count)}</span>}
    </label>
  );
}
