import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import type { JobSearch, Suggestion } from '@waymark/contract/jobs/jobs';
import { plural } from '@waymark/contract/text/message';
import { useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import ui from '../../../../styles/primitives.module.css';
import { readRecent, withSearch, type RecentSearch } from '../recent-rules.ts';
import { searchOfForm } from '../search-rules.ts';
import { optionsOf, type SuggestionOption } from '../suggestion-rules.ts';
import styles from './suggestion-box.module.css';
import { optionId, useCombobox } from './use-combobox.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Later suggestions would only distract. */
const timeoutMs = 1500;

const typingPauseMs = 80;

const maxQueryLength = 80;

const storageKey = 'recentSearches';

export interface SuggestionBoxProps {
  input: HTMLInputElement;
  field: 'words' | 'place';
  onSearch: (search: JobSearch) => void;
}

/** Remembers the searches that the form sends. */
function useMemory(form: HTMLFormElement | null, words: BoardWords) {
  useEffect(() => {
    const remember = () => form && rememberSearch(searchOfForm(words, form));
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [form, words]);
}

/** Puts the choice into the fields, because the address may stay the same. */
function fill(form: HTMLFormElement, { q, location }: JobSearch): void {
  for (const [name, value] of Object.entries({ q, location })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/** The suggestions below a field, which becomes a combobox. */
export function SuggestionBox({ input, field, onSearch }: SuggestionBoxProps) {
  const say = useSay();
  const words = useBoardWords();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(document.activeElement === input);
  const { recent, forget } = useRecentSearches(open);
  const options = optionsOf(recent, useSuggestions(typed, field, open), field, typed);
  useMemory(input.form, words);

  function choose(index: number) {
    const { form } = input;
    const option = options[index];
    if (!form || !option) return;
    setOpen(false);
    const search = { ...searchOfForm(words, form), ...option.change, page: 1 };
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
      <ShownStatus shown={shown ? options.length : 0} />
      <div ref={box} className={`${ui['panel']} ${styles['box']}`} hidden={!shown}>
        <OptionList id={listId} options={options} active={active} onChoose={choose} />
        {options.some(({ kind }) => kind === 'Recent') && (
          <button
            type="button"
            className={`${ui['semiboldSm']} ${styles['forget']}`}
            onClick={forgetAll}
            onBlur={(event) => event.relatedTarget !== input && setOpen(false)}
          >
            {say`Clear recent searches`}
          </button>
        )}
      </div>
    </>
  );
}

function ShownStatus({ shown }: { shown: number }) {
  const say = useSay();
  return (
    <VisuallyHidden>
      <span role="status">{shown > 0 && say`${plural(shown, 'suggestion')}`}</span>
    </VisuallyHidden>
  );
}

interface OptionListProps {
  id: string;
  options: readonly SuggestionOption[];
  /** The index of the active option; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
}

function OptionList({ id, options, active, onChoose }: OptionListProps) {
  const say = useSay();
  return (
    <div className={styles['list']} id={id} role="listbox" aria-label={say`Suggestions`}>
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
  const say = useSay();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
    <div
      id={id}
      className={`${ui['row4']} ${ui['hoverSunken']} ${styles['option']}`}
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
      <span className={`${ui['noteXs']} ${ui['flex2']} ${styles['facts']}`}>
        <span className={ui['strong']}>{kind}</span>
        {jobs !== undefined && <span>{say`${plural(jobs, 'job')}`}</span>}
      </span>
    </div>
  );
}

const load = (): RecentSearch[] => readRecent(siteStorage.read(storageKey));

function store(list: readonly RecentSearch[]): void {
  if (list.length > 0) siteStorage.write(storageKey, JSON.stringify(list));
  else siteStorage.remove(storageKey);
}

function rememberSearch(search: RecentSearch): void {
  store(withSearch(load(), search));
}

/** The recent searches of this browser, read each time `open` becomes true. */
function useRecentSearches(open: boolean) {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  useEffect(() => {
    if (open) setRecent(load());
  }, [open]);
  function forget() {
    store([]);
    setRecent([]);
  }
  return { recent, forget };
}

/** Suggestions for the typed text, never those of an outdated answer. */
function useSuggestions(typed: string, field: 'words' | 'place', open: boolean): readonly Suggestion[] {
  const [answer, setAnswer] = useState<{ q: string; found: readonly Suggestion[] }>({ q: '', found: [] });
  const q = typed.trim();
  const asks = open && q !== '' && q.length <= maxQueryLength;
  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const pause = setTimeout(() => {
      void listSuggestions(q, field, controller.signal).then((found) => {
        if (!controller.signal.aborted) setAnswer({ q, found });
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [q, field, asks]);
  // While the next answer loads, the last one stays if the text only got longer.
  return asks && answer.q && q.startsWith(answer.q) ? answer.found : [];
}

/** None without an answer in time, because the field works without. */
async function listSuggestions(
  q: string,
  field: 'words' | 'place',
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const both = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return (await callApi('GET /jobs/suggestions', { query: { q, field } }, { signal: both })).data;
  } catch {
    return [];
  }
}
