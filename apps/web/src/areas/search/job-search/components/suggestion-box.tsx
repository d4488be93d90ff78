import { plural } from '@waymark/contract/text/format-count';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { searchOfForm } from '../search-rules.ts';
import { optionsOf, type SuggestionOption } from '../suggestion-rules.ts';
import styles from './suggestion-box.module.css';
import { optionId, useCombobox } from './use-combobox.ts';
import { rememberSearch, useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionBoxProps {
  input: HTMLInputElement;
  field: 'words' | 'place';
  onSearch: (search: JobSearch) => void;
}

/** Searches that are sent from the form are remembered, however they were typed. */
function useMemory(form: HTMLFormElement | null) {
  useEffect(() => {
    const remember = () => form && rememberSearch(searchOfForm(form));
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [form]);
}

/** Shows what was chosen where it would have been typed: the address may stay the same and not say so. */
function fill(form: HTMLFormElement, { q, location }: JobSearch): void {
  for (const [name, value] of Object.entries({ q, location })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/** The list under a field of a search form, and all that makes the field go with it. */
export function SuggestionBox({ input, field, onSearch }: SuggestionBoxProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(document.activeElement === input);
  const { recent, forget } = useRecentSearches(open);
  const found = useSuggestions(typed, field, open);
  const options = optionsOf(recent, found, field, typed);
  useMemory(input.form);

  function choose(index: number) {
    const { form } = input;
    const option = options[index];
    if (!form || !option) return;
    setOpen(false);
    const search = { ...searchOfForm(form), ...option.change, page: 1 };
    fill(form, search);
    setTyped(input.value);
    rememberSearch(search);
    onSearch(search);
  }

  const active = useCombobox({
    input,
    listId,
    keys: options.map(({ key }) => key),
    holds: (target) => box.current?.contains(target as Node | null) === true,
    open,
    setOpen,
    onType: setTyped,
    onChoose: choose,
  });

  function forgetAll() {
    forget();
    input.focus();
  }

  const shown = open && options.length > 0;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{shown && plural(options.length, 'suggestion')}</span>
      </VisuallyHidden>
      <div ref={box} className={styles['box']} hidden={!shown}>
        <OptionList id={listId} options={options} active={active} onChoose={choose} />
        {options.some(({ kind }) => kind === 'Recent') && (
          <button
            type="button"
            className={styles['forget']}
            onClick={forgetAll}
            onBlur={(event) => event.relatedTarget !== input && setOpen(false)}
          >
            Clear recent searches
          </button>
        )}
      </div>
    </>
  );
}

interface OptionListProps {
  id: string;
  options: readonly SuggestionOption[];
  /** The place of the option that the arrows have reached; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
}

function OptionList({ id, options, active, onChoose }: OptionListProps) {
  return (
    <div className={styles['list']} id={id} role="listbox" aria-label="Suggestions">
      {options.map((option, index) => (
        <Option
          key={option.key}
          id={optionId(id, index)}
          option={option}
          active={index === active}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SuggestionOption;
  active: boolean;
  onChoose: () => void;
}

function Option({ id, option: { kind, text, detail, jobs }, active, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
    <div
      id={id}
      className={styles['option']}
      role="option"
      aria-selected={active}
      // Pressing must not take the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles['text']}>
        {text}
        {detail && <span className={styles['detail']}> {detail}</span>}
      </span>
      <span className={styles['facts']}>
        <span className={styles['kind']}>{kind}</span>
        {jobs !== undefined && <span>{plural(jobs, 'job')}</span>}
      </span>
    </div>
  );
}
