import { searchPlaceMaxLength, searchWordsMaxLength } from '@waymark/contract/jobs/choices';
import { paths } from '@waymark/contract/paths';
import type { ShownPeriod } from '@waymark/contract/search/choices';
import { useId, useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { searchFieldsState } from '../../../../components/form/search-fields-state.ts';
import styles from '../../../../components/form/search-fields.module.css';
import { NameOptions } from '../../../../components/form/tokens/name-options.tsx';
import { useNames } from '../../../../components/form/tokens/use-names.ts';
import { MapMarker } from '../../../../components/map/map-marker.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import ui from '../../../../styles/primitives.module.css';
import { nameProblem, type SalaryProblem, type TypedSalaries } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Later suggestions would only distract. */
const timeoutMs = 1500;

const listTitles = (q: string, signal: AbortSignal) => listNames(q, 'title', signal);

const listPlaces = (q: string, signal: AbortSignal) => listNames(q, 'place', signal);

interface SalaryFormProps {
  typed: TypedSalaries;
  per: ShownPeriod;
  problems: readonly SalaryProblem[];
}

/** Title and place; the form works without a script. */
export function SalaryForm({ typed, per, problems }: SalaryFormProps) {
  const say = useSay();
  const { pay } = useBoardWords();
  return (
    <>
      {problems.map((problem) => (
        <Notice key={problem} tone="bad">
          {say(nameProblem(problem))}
        </Notice>
      ))}
      <Form
        className={styles['form']}
        role="search"
        aria-label={say`What jobs pay`}
        action={paths.salaries}
        data-short
        {...searchFieldsState}
      >
        {/* Keyed, so that a link to another page replaces the text of the fields. */}
        <NameField
          key={`title ${typed.title}`}
          label={say`Job title`}
          name="title"
          typed={typed.title}
          placeholder={say`Nurse, Software Engineer, …`}
          maxLength={searchWordsMaxLength}
          list={listTitles}
        />
        <NameField
          key={`place ${typed.location}`}
          label={
            <>
              <MapMarker /> {say`Where`}
            </>
          }
          name="location"
          typed={typed.location}
          placeholder={say`City, region or country`}
          maxLength={searchPlaceMaxLength}
          list={listPlaces}
        />
        {per !== pay.period && <input type="hidden" name="per" value={per} />}
        <Button className={styles['submit']} type="submit">
          {say`Show pay`}
        </Button>
      </Form>
    </>
  );
}

interface NameFieldProps {
  label: ReactNode;
  name: string;
  typed: string;
  placeholder: string;
  maxLength: number;
  list: (q: string, signal: AbortSignal) => Promise<string[]>;
}

function NameField({ label, name, typed, placeholder, maxLength, list }: NameFieldProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const names = useNames(text, list);
  return (
    <div className={styles['field']}>
      <label className={`${ui['grid']} ${styles['text']}`}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${styles['label']}`}>{label}</span>
        <input
          name={name}
          type="search"
          dir="auto"
          defaultValue={typed}
          placeholder={placeholder}
          maxLength={maxLength}
          list={listId}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <NameOptions id={listId} names={names} />
    </div>
  );
}

async function listNames(q: string, kind: 'title' | 'place', signal: AbortSignal): Promise<string[]> {
  try {
    const both = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const query = { q, field: kind === 'place' ? 'place' : 'words' } as const;
    const { data } = await callApi('GET /jobs/suggestions', { query }, { signal: both });
    // Without open jobs there is no pay.
    return data.filter((one) => one.kind === kind && one.jobs > 0).map(({ value }) => value);
  } catch {
    // The field works without suggestions.
    return [];
  }
}
