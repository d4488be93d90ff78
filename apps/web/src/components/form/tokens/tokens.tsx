import { useRef, type KeyboardEvent } from 'react';
import { useListDrag } from '../../data/use-list-drag.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './token-field.module.css';

interface TokensProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  isOrdered: boolean;
}

/** What was added, each with a way out and, where the order counts, to another place. */
export function Tokens({ values, onChange, isOrdered }: TokensProps) {
  const list = useRef<HTMLUListElement>(null);

  function move(from: number, to: number) {
    const value = values[from];
    if (value === undefined || to < 0 || to >= values.length) return;
    onChange(values.toSpliced(from, 1).toSpliced(to, 0, value));
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus());
  }

  return (
    <ul ref={list} className={styles['tokens']}>
      {values.map((value, at) => {
        const remove = () => onChange(values.filter((one) => one !== value));
        return isOrdered ? (
          <OrderedToken key={value} {...{ value, at, remove, move }} count={values.length} />
        ) : (
          <li key={value} className={styles['token']}>
            {value}
            <RemoveButton value={value} onPress={remove} />
          </li>
        );
      })}
    </ul>
  );
}

interface OrderedTokenProps {
  value: string;
  at: number;
  count: number;
  remove: () => void;
  move: (from: number, to: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function OrderedToken({ value, at, count, remove, move }: OrderedTokenProps) {
  const { row, handle, isDragged, edge } = useListDrag({ list: 'tokens', at, axis: 'across', onMove: move });

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  }

  return (
    <li
      ref={row}
      className={styles['token']}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    >
      <button ref={handle} type="button" className={styles['handle']} data-handle onKeyDown={press}>
        {value}
        <VisuallyHidden>
          , {at + 1} of {count}: move it with the arrow keys
        </VisuallyHidden>
      </button>
      <RemoveButton value={value} onPress={remove} />
    </li>
  );
}

function RemoveButton({ value, onPress }: { value: string; onPress: () => void }) {
  return (
    <button type="button" className={styles['remove']} onClick={onPress}>
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>Remove {value}</VisuallyHidden>
    </button>
  );
}
