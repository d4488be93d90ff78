import { useRef } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import styles from './posting-form.module.css';

interface ChosenListProps {
  item: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** What is in a list, each with a way out of it. */
export function ChosenList({ item, values, onChange }: ChosenListProps) {
  const list = useRef<HTMLUListElement>(null);

  function remove(at: number) {
    onChange(values.toSpliced(at, 1));
    // The button that was pressed goes: its neighbour takes the focus.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
  }

  if (values.length === 0) return null;
  return (
    <ul ref={list} className={styles['chosen']} aria-label={`Chosen: ${values.length}`}>
      {values.map((value, at) => (
        <li key={value} className={styles['chip']}>
          {value}
          <button type="button" className={styles['out']} onClick={() => remove(at)}>
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <VisuallyHidden>
              Remove the {item} {value}
            </VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
