import { sectors } from '@waymark/contract/job-choices';
import type { JobSearch } from '@waymark/contract/jobs';
import { paths } from '@waymark/contract/paths';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { pathOfSearch, searchOfForm } from '../search-rules.ts';
import { MapMarker } from './map-marker.tsx';
import styles from './search-form.module.css';
import { SuggestionField } from './suggestion-field.tsx';

export function HeroSearch() {
  const navigate = useNavigate();

  const search = (asked: JobSearch) => void navigate(pathOfSearch(asked));

  // The browser alone would do, but would put the empty fields into the address too.
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search(searchOfForm(event.currentTarget));
  }

  return (
    <form className={styles['form']} role="search" action={paths.browseJobFilterList} onSubmit={submit}>
      <SuggestionField
        label="Keyword"
        field="words"
        name="q"
        placeholder="Job Title, Keywords, or Phrase"
        maxLength={200}
        onSearch={search}
      />
      <SuggestionField
        label={
          <>
            <MapMarker /> Where
          </>
        }
        field="place"
        name="location"
        placeholder="City, State or ZIP"
        maxLength={120}
        autoComplete="address-level2"
        onSearch={search}
      />
      <label className={styles['field']}>
        <span className={styles['label']}>Sector</span>
        <select name="category" defaultValue="">
          {sectors.map(({ label, category }) => (
            <option key={label} value={category}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button className={styles['submit']} type="submit">
        Find Job
      </Button>
    </form>
  );
}
