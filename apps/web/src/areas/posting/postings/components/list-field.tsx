import { nameCountry } from '@waymark/contract/text/country-names';
import { msg, type Message } from '@waymark/contract/text/message';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import type { FieldProps } from '../../../../components/form/field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { NameOptions } from '../../../../components/form/tokens/name-options.tsx';
import { useNames } from '../../../../components/form/tokens/use-names.ts';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { withItem } from '../form-rules.ts';
import styles from './postings.module.css';
import { useLocale } from '../../../../lib/languages/language.ts';
import { useSay } from '../../../../lib/languages/say.ts';

type Kind = 'skill' | 'place';

const adding: Readonly<Record<Kind, Message>> = { skill: msg`Add tag`, place: msg`Add place` };
const removing: Readonly<Record<Kind | 'country', (name: string) => Message>> = {
  skill: (name) => msg`Remove the tag ${name}`,
  place: (name) => msg`Remove the place ${name}`,
  country: (name) => msg`Remove the country ${name}`,
};

const suggest = (kind: Kind) => async (q: string, signal: AbortSignal) => {
  try {
    const field = kind === 'place' ? 'place' : 'words';
    const { data } = await callApi('GET /jobs/suggestions', { query: { q, field } }, { signal });
    const found = data.filter((one) => one.kind === kind);
    return found.map(({ text, detail }) => (kind === 'place' && detail ? `${text}, ${detail}` : text));
  } catch {
    // The field works without suggestions.
    return [];
  }
};
const suggestions = { skill: suggest('skill'), place: suggest('place') };

interface ListFieldProps extends FieldProps {
  kind: Kind;
  values: readonly string[];
  maxCount: number;
  maxLength: number;
  onChange: (values: string[]) => void;
}

/** Enter, or leaving the field, adds the typed item; each item has a button that removes it. */
export function ListField(props: ListFieldProps) {
  const say = useSay();
  const { label, hint, error, kind, values, maxCount, maxLength, onChange } = props;
  const [typed, setTyped] = useState('');
  const names = useNames(typed, suggestions[kind]);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isFull = values.length >= maxCount;

  function add() {
    if (typed.trim() === '' || isFull) return;
    onChange(withItem(values, typed));
    setTyped('');
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={ui['grid3']}>
      <div className={`${ui['wrap3']} ${ui['fieldAndButton']} ${styles['adding']}`}>
        <TextField
          ref={field}
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
        <Button
          variant="secondary"
          disabled={typed.trim() === '' || isFull}
          why={isFull ? say`There are ${maxCount}, which is as many as can be.` : undefined}
          // Leaving the field has added what was typed: the next one is typed there.
          onRefused={isFull ? undefined : () => field.current?.focus()}
          onClick={add}
        >
          {say(adding[kind])}
        </Button>
      </div>
      <NameOptions id={listId} names={names} />
      <ChosenList kind={kind} values={values} onChange={onChange} />
    </div>
  );
}

interface ChosenListProps {
  kind: Kind | 'country';
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The items of a list, each with a button that removes it. */
export function ChosenList({ kind, values, onChange }: ChosenListProps) {
  const say = useSay();
  const locale = useLocale();
  const nameOf = (value: string) => (kind === 'country' ? nameCountry(value, locale) : value);
  const list = useRef<HTMLUListElement>(null);

  function remove(at: number) {
    onChange(values.toSpliced(at, 1));
    // The pressed button goes: its neighbour takes the focus.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
  }

  if (values.length === 0) return null;
  return (
    <ul ref={list} className={ui['wrap2']} aria-label={say`Chosen: ${values.length}`}>
      {values.map((value, at) => (
        <li key={value} className={`${ui['inlineRow']} ${ui['shrink']} ${styles['chip']}`}>
          {nameOf(value)}
          <button type="button" className={styles['out']} onClick={() => remove(at)}>
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <VisuallyHidden>{say(removing[kind](nameOf(value)))}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
