import { distanceUnits } from '@waymark/contract/job-choices';
import type { JobSearch } from '@waymark/contract/jobs';
import { paths } from '@waymark/contract/paths';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { radiusChoices, searchFormId } from '../constants.ts';
import { MapMarker } from './map-marker.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  search: JobSearch;
  onSubmit: (form: HTMLFormElement) => void;
}

/** What is typed is the form's own until sent; a new search, such as from a removed filter, replaces it. */
function useFieldsOf({ q, location, radius, unit }: JobSearch) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const values = { q, location, radius: radius ?? '', unit: unit ?? distanceUnits[0] };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (field) field.value = String(value);
    }
  }, [q, location, radius, unit]);
  return form;
}

/** Keyword and place. The filters beside the results belong to this form too, through its id. */
export function SearchForm({ search, onSubmit }: SearchFormProps) {
  const form = useFieldsOf(search);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(event.currentTarget);
  }

  return (
    <form
      ref={form}
      id={searchFormId}
      className={styles['form']}
      role="search"
      action={paths.browseJobFilterList}
      onSubmit={submit}
    >
      <label className={styles['field']}>
        <span className={styles['label']}>Keyword</span>
        <input
          name="q"
          type="search"
          defaultValue={search.q}
          placeholder="Job Title, Keywords, or Phrase"
          maxLength={200}
        />
      </label>
      <label className={styles['field']}>
        <span className={styles['label']}>
          <MapMarker /> Where
        </span>
        <input
          name="location"
          type="search"
          defaultValue={search.location}
          placeholder="City, State or ZIP"
          maxLength={120}
          autoComplete="address-level2"
        />
      </label>
      <Radius search={search} />
      {search.skill && <input type="hidden" name="skill" value={search.skill} />}
      <Button className={styles['submit']} type="submit">
        Find Job
      </Button>
    </form>
  );
}

function Radius({ search }: Pick<SearchFormProps, 'search'>) {
  const radii = new Set<number>([...radiusChoices, ...(search.radius ? [search.radius] : [])]);
  return (
    <div className={styles['radius']} role="group" aria-label="Distance">
      <label className={styles['field']}>
        <span className={styles['label']}>Within</span>
        <select name="radius" defaultValue={search.radius ?? ''}>
          <option value="">This place</option>
          {[...radii]
            .sort((a, b) => a - b)
            .map((radius) => (
              <option key={radius}>{radius}</option>
            ))}
        </select>
      </label>
      <label className={styles['field']}>
        <span className={styles['label']}>Unit</span>
        <select name="unit" defaultValue={search.unit ?? distanceUnits[0]}>
          {distanceUnits.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
