import { useId, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from '../text-field.tsx';
import styles from './token-field.module.css';
import { NameOptions } from './name-options.tsx';
import { Tokens } from './tokens.tsx';
import { useNames } from './use-names.ts';

interface TokenFieldProps {
  label: ReactNode;
  hint: ReactNode;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error?: string | undefined;
  maxLength: number;
  /** What a beginning may go on to. */
  list?: (q: string, signal: AbortSignal) => Promise<string[]>;
  /** Whether their order says something: each can then be moved by pointer and arrow keys. */
  isOrdered?: boolean;
}

const split = (text: string) => text.split(/[,;\n]/).map((part) => part.trim());

/** A list of names: each is added by Enter, by a comma or by leaving the field, so that nothing typed is lost. */
export function TokenField(props: TokenFieldProps) {
  const { label, hint, values, onChange, error, maxLength, list, isOrdered = false } = props;
  const [typed, setTyped] = useState('');
  const listId = useId();
  const names = useNames(typed, list);

  function add(texts: readonly string[]) {
    const known = new Set(values.map((value) => value.toLowerCase()));
    const added = texts.filter((text) => text && !known.has(text.toLowerCase()));
    if (added.length > 0) onChange([...values, ...new Set(added)]);
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
    <div className={styles['field']}>
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
