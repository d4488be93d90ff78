import { useId, useState, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import ui from '../../../styles/primitives.module.css';
import { useListDrag } from '../../data/use-list-drag.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { announce } from '../../../lib/messages/region.ts';
import { directionIn, stepOf } from '../../../lib/focus/reading-direction.ts';
import { IconButton } from '../icon-button.tsx';
import { TextField } from '../text-field.tsx';
import { NameOptions } from './name-options.tsx';
import { useNames } from './use-names.ts';
import styles from './token-field.module.css';
import { useSay } from '../../../lib/languages/say.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface TokenFieldProps {
  label: ReactNode;
  hint: ReactNode;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error?: string | undefined;
  maxLength: number;
  /** What a beginning may go on to. */
  list?: (q: string, signal: AbortSignal) => Promise<string[]>;
  /** Whether their order says something: each can then be moved by dragging, arrow keys and buttons. */
  isOrdered?: boolean;
}

const split = (text: string) => text.split(/[,;\n]/).map((part) => part.trim());

/** A list of names: each is added by Enter, by a comma or by leaving the field, so that nothing typed is lost. */
export function TokenField(props: TokenFieldProps) {
  const say = useSay();
  const { label, hint, values, onChange, error, maxLength, list, isOrdered = false } = props;
  const [typed, setTyped] = useState('');
  const listId = useId();
  const names = useNames(typed, list);

  function add(texts: readonly string[]) {
    const known = new Set(values.map((value) => value.toLowerCase()));
    const added = texts.filter((text) => text && !known.has(text.toLowerCase()));
    if (added.length > 0) {
      onChange([...values, ...new Set(added)]);
      announce(say`${added.join(', ')} added.`);
    }
    setTyped('');
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' && typed.trim()) || event.key === ',') {
      event.preventDefault();
      add(split(typed));
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) {
      onChange(values.slice(0, -1));
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(text)) return;
    event.preventDefault();
    add(split(typed + text).map((part) => part.slice(0, maxLength)));
  }

  return (
    <div className={ui['grid2']}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={typed}
        list={listId}
        autoComplete="off"
        maxLength={maxLength}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => add(split(typed))}
      />
      <NameOptions id={listId} names={names} />
      <Tokens values={values} onChange={onChange} isOrdered={isOrdered} />
    </div>
  );
}

interface TokensProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  isOrdered: boolean;
}

/** What was added, each with a way out and, where the order counts, to another place. */
function Tokens({ values, onChange, isOrdered }: TokensProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);

  function move(from: number, to: number) {
    const value = values[from];
    if (value === undefined || to < 0 || to >= values.length) return;
    onChange(values.toSpliced(from, 1).toSpliced(to, 0, value));
    announce(say`${value}: ${to + 1} of ${values.length}.`);
    const pressed = document.activeElement;
    requestAnimationFrame(() => {
      // A button that moves it goes on moving it; after a drag or a key the focus is on its handle.
      if (pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches('[data-handle]'))
        pressed.focus();
      else list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus();
    });
  }

  return (
    <ul ref={list} className={`${ui['wrap2']} ${ui['hideEmpty']}`}>
      {values.map((value, at) => {
        const remove = () => {
          onChange(values.filter((one) => one !== value));
          announce(say`${value} removed.`);
        };
        return isOrdered ? (
          <OrderedToken key={value} {...{ value, at, remove, move }} count={values.length} />
        ) : (
          <li key={value} className={`${ui['inlineRow']} ${styles['token']}`}>
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

function OrderedToken({ value, at, count, remove, move }: OrderedTokenProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { row, handle, isDragged, edge } = useListDrag({ list: 'tokens', at, axis: 'across', onMove: move });

  function press(event: KeyboardEvent<HTMLElement>) {
    const step = stepOf(event.key, directionIn(event.currentTarget)) ?? steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  }

  return (
    <li
      ref={row}
      className={`${ui['inlineRow']} ${styles['token']}`}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    >
      <button
        ref={handle}
        type="button"
        className={`${ui['unstyled']} ${styles['handle']}`}
        data-handle
        aria-expanded={count > 1 ? isOpen : undefined}
        onKeyDown={press}
        onClick={() => setOpen(!isOpen)}
      >
        {value}
        <VisuallyHidden>{say`, ${at + 1} of ${count}: move it with the arrow keys`}</VisuallyHidden>
      </button>
      {isOpen && count > 1 && (
        <>
          <IconButton icon="previous" disabled={at === 0} onPress={() => move(at, at - 1)}>
            {say`Move ${value} forward`}
          </IconButton>
          <IconButton icon="next" disabled={at === count - 1} onPress={() => move(at, at + 1)}>
            {say`Move ${value} back`}
          </IconButton>
        </>
      )}
      <RemoveButton value={value} onPress={remove} />
    </li>
  );
}

function RemoveButton({ value, onPress }: { value: string; onPress: () => void }) {
  const say = useSay();
  return (
    <button type="button" className={`${ui['centered']} ${styles['remove']}`} onClick={onPress}>
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>{say`Remove ${value}`}</VisuallyHidden>
    </button>
  );
}
