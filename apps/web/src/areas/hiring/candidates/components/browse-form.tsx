import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { candidateSorts } from '@waymark/contract/hiring/choices';
import {
  distanceUnitNames,
  distanceUnits,
  jobTypes,
  searchPlaceMaxLength,
  searchWordsMaxLength,
} from '@waymark/contract/jobs/choices';
import { formCategories } from '@waymark/contract/jobs/category-choices';
import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { searchFieldsState } from '../../../../components/form/search-fields-state.ts';
import fields from '../../../../components/form/search-fields.module.css';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { NameOptions } from '../../../../components/form/tokens/name-options.tsx';
import { useNames } from '../../../../components/form/tokens/use-names.ts';
import { MapMarker } from '../../../../components/map/map-marker.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLanguage } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { browsePlaceOf, distances, type BrowsePlace } from '../rules.ts';
import styles from './candidates.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Place names that start with `q`; none after a failure, since the field works without. */
export async function listPlaceNames(q: string, signal: AbortSignal): Promise<string[]> {
  try {
    const { data } = await callApi('GET /jobs/suggestions', { query: { q, field: 'place' } }, { signal });
    return data.map(({ value }) => value);
  } catch {
    return [];
  }
}

interface BrowseFormProps {
  place: BrowsePlace;
  onSearch: (place: BrowsePlace) => void;
}

function placeOfForm(words: BoardWords, form: HTMLFormElement): BrowsePlace {
  const address = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') address.append(name, value);
  return browsePlaceOf(words, address);
}

/** Its key is the search, so that each search fills the fields again. */
export function BrowseForm({ place, onSearch }: BrowseFormProps) {
  const say = useSay();
  const language = useLanguage();
  const words = useBoardWords();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(placeOfForm(words, event.currentTarget));
  }

  return (
    <form
      className={ui['grid4']}
      role="search"
      action={localPath(paths.browseCandidates, language)}
      onSubmit={submit}
    >
      <div className={fields['form']} {...searchFieldsState}>
        <div className={fields['field']}>
          <label className={`${ui['grid']} ${fields['text']}`}>
            <span className={`${ui['noteXs']} ${ui['inlineRow']} ${fields['label']}`}>{say`Keywords`}</span>
            <input
              name="q"
              defaultValue={place.q}
              placeholder={say`Search freelancer services`}
              maxLength={searchWordsMaxLength}
            />
          </label>
        </div>
        <WhereField location={place.location} />
        <Distance place={place} />
        <Button className={fields['submit']} type="submit">
          {say`Search`}
        </Button>
      </div>
      <Filters place={place} />
    </form>
  );
}

function WhereField({ location }: { location: string }) {
  const say = useSay();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const names = useNames(typed, listPlaceNames);
  return (
    <div className={fields['field']}>
      <label className={`${ui['grid']} ${fields['text']}`}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${fields['label']}`}>
          <MapMarker /> {say`Location`}
        </span>
        <input
          name="location"
          list={listId}
          defaultValue={location}
          placeholder={say`City, region or country`}
          maxLength={searchPlaceMaxLength}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <NameOptions id={listId} names={names} />
    </div>
  );
}

function Distance({ place: { radius, unit } }: Pick<BrowseFormProps, 'place'>) {
  const say = useSay();
  const choices = new Set<number>([...distances, ...(radius ? [radius] : [])]);
  return (
    <div className={fields['radius']} role="group" aria-label={say`Distance`}>
      <label className={fields['field']}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${fields['label']}`}>{say`Within`}</span>
        <select name="radius" defaultValue={radius ?? ''}>
          <option value="">{say`This place`}</option>
          {[...choices]
            .sort((a, b) => a - b)
            .map((one) => (
              <option key={one}>{one}</option>
            ))}
        </select>
      </label>
      <label className={fields['field']}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${fields['label']}`}>{say`Unit`}</span>
        <select name="unit" defaultValue={unit}>
          {distanceUnits.map((one) => (
            <option key={one} value={one}>
              {say(distanceUnitNames[one])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Each choice applies at once. */
function Filters({ place }: Pick<BrowseFormProps, 'place'>) {
  const say = useSay();
  const words = useBoardWords();
  return (
    <div className={`${ui['grid4']} ${styles['filters']}`} onChange={(event) => sendFormOf(event.target)}>
      <div className={`${ui['wrap']} ${styles['formTypes']}`} role="group" aria-label={say`Job type`}>
        {jobTypes.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            name="type"
            value={value}
            defaultChecked={place.types.includes(value)}
          />
        ))}
      </div>
      <SelectField label={say`Category`} name="category" defaultValue={place.category}>
        <Options choices={formCategories(words)} />
      </SelectField>
      <SelectField label={say`Sort by`} name="sort" defaultValue={place.sort}>
        <Options choices={candidateSorts} />
      </SelectField>
      <div className={`${ui['grid']} ${styles['checks']}`}>
        <CheckboxField
          label={say`Wishes remote work`}
          name="remote"
          value="1"
          defaultChecked={place.remote}
        />
        <CheckboxField label={say`Liked by us`} name="saved" value="1" defaultChecked={place.saved} />
      </div>
    </div>
  );
}

function sendFormOf(target: EventTarget): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) target.form?.requestSubmit();
}
