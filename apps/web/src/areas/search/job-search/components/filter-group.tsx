import { formatCount } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { filterValuesShown, searchFormId } from '../constants.ts';
import styles from './filter-panel.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface FilterOption {
  value: string;
  label: string;
  /** Undefined for "Any time" and "Any salary". */
  count?: number | undefined;
}

interface FilterGroupProps {
  name: string;
  /** Tells apart groups of one name. */
  id?: string;
  title: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  /** Radio buttons instead of boxes. */
  single?: boolean;
  note?: string;
  /** Opened by a press on its title. */
  folded?: boolean;
  /** Stands below the choices. */
  children?: ReactNode;
}

/** A fieldset that folds; long lists show their first and selected values, and the others on request. */
export function FilterGroup({
  title,
  options,
  selected,
  note,
  id,
  folded = false,
  children,
  ...rest
}: FilterGroupProps) {
  const say = useSay();
  if (options.length === 0) return null;
  const first = options.filter(
    (option, index) => index < filterValuesShown || selected.includes(option.value),
  );
  const others = options.filter((option) => !first.includes(option));
  const list = (shown: readonly FilterOption[]): ReactNode =>
    shown.map((option) => <FilterChoice key={option.value} {...{ option, selected, ...rest }} />);
  const titleId = `${id ?? rest.name}-title`;
  const noteId = note && `${rest.name}-note`;
  return (
    <details className={`${ui['bottomRule']} ${styles['group']}`} open={!folded}>
      <summary className={`${ui['row']} ${styles['title']}`} id={titleId}>
        {title}
      </summary>
      <fieldset className={styles['choices']} aria-labelledby={titleId} aria-describedby={noteId}>
        {list(first)}
        {others.length > 0 && (
          <details>
            <summary
              className={`${ui['semiboldSm']} ${styles['more']}`}
            >{say`${others.length} more`}</summary>
            {list(others)}
          </details>
        )}
        {children}
        {note && (
          <p className={`${ui['note']} ${styles['note']}`} id={noteId} dir="auto">
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
  const locale = useLocale();
  const checked =
    selected.includes(option.value) || (single === true && !option.value && selected.length === 0);
  return (
    <label
      className={`${ui['row3']} ${styles['choice']}`}
      data-empty={(option.count === 0 && !checked) || undefined}
    >
      <input
        type={single ? 'radio' : 'checkbox'}
        form={searchFormId}
        name={name}
        value={option.value}
        checked={checked}
        // The panel handles the change, and the address then says what is checked.
        onChange={() => undefined}
      />
      {option.label}
      {option.count !== undefined && (
        <span className={styles['count']}>{formatCount(option.count, locale)}</span>
      )}
    </label>
  );
}
