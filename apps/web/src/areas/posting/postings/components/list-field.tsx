import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import type { FieldProps } from '../../../../components/form/field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { withItem } from '../form-rules.ts';
import { ChosenList } from './chosen-list.tsx';
import styles from './posting-form.module.css';

interface ListFieldProps extends FieldProps {
  /** What the items are, for screen readers: "tag". */
  item: string;
  kind: 'skill' | 'place';
  values: readonly string[];
  most: number;
  maxLength: number;
  onChange: (values: string[]) => void;
}

const typingPauseMs = 120;

/** What begins as typed, of what the board knows. */
function useNames(typed: string, kind: 'skill' | 'place'): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return;
    const older = new AbortController();
    const pause = setTimeout(() => {
      void listSuggestions(q, kind, older.signal).then((found) => {
        if (!older.signal.aborted) setNames(found);
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      older.abort();
    };
  }, [q, kind]);
  return q === '' ? [] : names;
}

/** A list that grows by typing: Enter adds what was typed or chosen, each item can be taken out again. */
export function ListField(props: ListFieldProps) {
  const { label, hint, error, item, kind, values, most, maxLength, onChange } = props;
  const [typed, setTyped] = useState('');
  const names = useNames(typed, kind);
  const listId = useId();

  function add() {
    if (typed.trim() === '' || values.length >= most) return;
    onChange(withItem(values, typed));
    setTyped('');
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles['list']}>
      <div className={styles['adding']}>
        <TextField
          label={label}
          hint={hint}
          error={error}
          value={typed}
          maxLength={maxLength}
          list={listId}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={add}
        />
        <Button variant="secondary" disabled={typed.trim() === '' || values.length >= most} onClick={add}>
          Add {item}
        </Button>
      </div>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <ChosenList item={item} values={values} onChange={onChange} />
    </div>
  );
}

/** Names that begin so: skills, or places as a posting names them. None when there is no answer. */
async function listSuggestions(q: string, kind: 'skill' | 'place', signal: AbortSignal): Promise<string[]> {
  try {
    const query = { q: q.slice(0, 80), field: kind === 'place' ? ('place' as const) : ('words' as const) };
    const { data } = await callApi('GET /jobs/suggestions', { query }, { signal });
    const named = data.filter((one) => one.kind === kind);
    return named.map(({ text, detail }) => (kind === 'place' && detail ? `${text}, ${detail}` : text));
  } catch {
    return [];
  }
}
