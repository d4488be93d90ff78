import { payUnitOf, type BoardPay } from '@waymark/contract/board-pay';
import { distanceUnitNames, distanceUnits } from '@waymark/contract/jobs/choices';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { localPath } from '@waymark/contract/language-prefix';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { searchFieldsState } from '../../../../components/form/search-fields-state.ts';
import styles from '../../../../components/form/search-fields.module.css';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { board } from '../../../../lib/board.ts';
import { useLanguage } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { radiusChoices, searchFormId, type SearchView } from '../constants.ts';
import { SuggestionFields } from './suggestion-fields.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface SearchFormProps {
  search: JobSearch;
  /** The search of the address, where terms have not become filters. */
  parsed: JobSearch;
  view: SearchView;
  onSubmit: (form: HTMLFormElement) => void;
  onSearch: (search: JobSearch) => void;
}

/** Fields of the form, or reset by a new search. */
const fieldsAlone: readonly string[] = ['q', 'location', 'sort', 'page'];
const fieldsWithFilters: readonly string[] = [
  ...fieldsAlone,
  'radius',
  'unit',
  'type',
  'mode',
  'category',
  'industry',
  'experience',
  'salary',
  'salaryTo',
  'schedule',
  'degree',
  'sponsorship',
  'benefits',
  'size',
  'language',
  'posted',
  'company',
  'notCompany',
  'own',
];

/**
 * The fields are uncontrolled until the form is sent. A new search, such as without a filter, replaces their values,
 * but not what was typed while it loaded.
 */
function useFieldsOf({ q, location, radius, unit }: JobSearch, parsed: JobSearch) {
  const form = useRef<HTMLFormElement>(null);
  const next = useNavigation().location;
  const key = JSON.stringify([q, location, radius, unit, parsed.q, parsed.location]);
  const shown = useRef(key);
  const valuesAtStart = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    if (next) {
      for (const name of fieldNames) valuesAtStart.current.set(name, fieldOf(form.current, name)?.value);
      return;
    }
    const noted = valuesAtStart.current;
    valuesAtStart.current = new Map();
    // The fields started with this search: other text was typed before the script was there.
    if (shown.current === key) return;
    shown.current = key;
    const values = { q, location, radius: radius ?? '', unit: unit ?? board.unit };
    for (const name of fieldNames) {
      const field = fieldOf(form.current, name);
      // A quick answer leaves no time to note values, nor to type.
      const untouched = !noted.has(name) || field?.value === noted.get(name);
      if (field && untouched) field.value = String(values[name]);
    }
  }, [next, key, q, location, radius, unit]);
  return form;
}

const fieldNames = ['q', 'location', 'radius', 'unit'] as const;

function fieldOf(form: HTMLFormElement | null, name: string) {
  return form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null | undefined;
}

/** On a phone the form goes back into its line with the search, and the focus stays with it. */
function foldAway(form: HTMLFormElement) {
  const fold = form.closest('details');
  if (!fold?.open) return;
  const hadFocus = form.contains(document.activeElement);
  fold.open = false;
  if (hadFocus) fold.querySelector('summary')?.focus();
}

/** Words and place. The filters beside the results belong to this form through its id. */
export function SearchForm({ search, parsed, view, onSubmit, onSearch }: SearchFormProps) {
  const say = useSay();
  const language = useLanguage();
  const form = useFieldsOf(search, parsed);
  const { pay } = useBoardWords();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    foldAway(event.currentTarget);
    onSubmit(event.currentTarget);
  }

  function searchSuggested(next: JobSearch) {
    if (form.current) foldAway(form.current);
    onSearch(next);
  }

  return (
    <form
      ref={form}
      id={searchFormId}
      className={styles['form']}
      role="search"
      action={localPath(view.path, language)}
      data-short={!view.filters || undefined}
      onSubmit={submit}
      {...searchFieldsState}
    >
      <SuggestionFields
        search={search}
        wordsHint={view.filters ? say`Job Title, Keywords, or Phrase` : say`Title, Keywords, or Company Name`}
        placeHint={view.filters ? say`City, State or ZIP` : say`City, Province or Region`}
        onSearch={searchSuggested}
      />
      {view.filters && <Radius search={search} />}
      <KeptFilters
        search={view.filters ? withPayUnit(search, pay) : search}
        shown={view.filters ? fieldsWithFilters : fieldsAlone}
      />
      <Button className={styles['submit']} type="submit">
        {view.filters ? say`Find Job` : say`Search`}
      </Button>
    </form>
  );
}

/** The choices of pay are sent as amounts alone: what they are in goes along, where it is not dollars a year. */
function withPayUnit(search: JobSearch, pay: BoardPay): JobSearch {
  const { currency, period } = payUnitOf(search, pay);
  return {
    ...search,
    currency: currency === defaultPay.currency ? undefined : currency,
    period: period === defaultPay.period ? undefined : period,
  };
}

/** Keeps the filters that have no field on this page. */
function KeptFilters({ search, shown }: { search: JobSearch; shown: readonly string[] }) {
  return Object.entries(search)
    .filter(([name]) => !shown.includes(name))
    .flatMap(([name, value]) =>
      [value ?? []]
        .flat()
        .filter(Boolean)
        .map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
    );
}

function Radius({ search }: Pick<SearchFormProps, 'search'>) {
  const say = useSay();
  const radii = new Set<number>([...radiusChoices, ...(search.radius ? [search.radius] : [])]);
  return (
    <div className={styles['radius']} role="group" aria-label={say`Distance`}>
      <label className={styles['field']}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${styles['label']}`}>{say`Within`}</span>
        <select name="radius" defaultValue={search.radius ?? ''}>
          <option value="">{say`This place`}</option>
          {[...radii]
            .sort((a, b) => a - b)
            .map((radius) => (
              <option key={radius}>{radius}</option>
            ))}
        </select>
      </label>
      <label className={styles['field']}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${styles['label']}`}>{say`Unit`}</span>
        <select name="unit" defaultValue={search.unit ?? board.unit}>
          {distanceUnits.map((unit) => (
            <option key={unit} value={unit}>
              {say(distanceUnitNames[unit])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
