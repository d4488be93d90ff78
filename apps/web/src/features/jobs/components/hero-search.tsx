import { sectors } from '@waymark/contract/job-choices';
import { paths } from '@waymark/contract/paths';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { pathOfSearch, searchOfForm } from '../search-rules.ts';
import { MapMarker } from './map-marker.tsx';
import styles from './search-form.module.css';

export function HeroSearch() {
  const navigate = useNavigate();

  // The browser alone would do, but would put the empty fields into the address too.
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(pathOfSearch(searchOfForm(event.currentTarget)));
  }

  return (
    <form className={styles['form']} role="search" action={paths.browseJobFilterList} onSubmit={submit}>
      <label className={styles['field']}>
        <span className={styles['label']}>Keyword</span>
        <input name="q" type="search" placeholder="Job Title, Keywords, or Phrase" maxLength={200} />
      </label>
      <label className={styles['field']}>
        <span className={styles['label']}>
          <MapMarker /> Where
        </span>
        <input
          name="location"
          type="search"
          placeholder="City, State or ZIP"
          maxLength={120}
          autoComplete="address-level2"
        />
      </label>
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
