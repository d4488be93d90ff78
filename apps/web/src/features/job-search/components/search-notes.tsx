import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { pathOfSearch } from '../search-rules.ts';
import styles from './search-notes.module.css';

interface SearchNotesProps {
  /** The words as they were typed. */
  typed: string;
  /** The search that was made. */
  search: JobSearch;
  result: JobSearchResult;
  ignored: readonly string[];
  path: string;
}

/** What has to be said of a search before its jobs. */
export function SearchNotes({ typed, search, result, ignored, path }: SearchNotesProps) {
  return (
    <>
      {ignored.length > 0 && (
        <p className={styles['note']}>
          We ignored {ignored.join(', ')} in the address, because the value means nothing here.
        </p>
      )}
      {result.corrected !== null && (
        <p className={styles['note']}>
          Showing results for <strong>“{result.corrected}”</strong>. Nothing was found for “{typed}”.
        </p>
      )}
      {result.didYouMean !== null && (
        <p className={styles['note']}>
          Did you mean{' '}
          <Link to={pathOfSearch({ ...search, page: 1, q: result.didYouMean }, path)}>
            {result.didYouMean}
          </Link>
          ?
        </p>
      )}
      {result.placeOffers.length > 0 && (
        <p className={styles['note']}>
          Did you mean{' '}
          {result.placeOffers.map((location, at) => (
            <Fragment key={location}>
              {at > 0 && ' or '}
              <Link to={pathOfSearch({ ...search, page: 1, location }, path)}>{location}</Link>
            </Fragment>
          ))}
          ?
        </p>
      )}
    </>
  );
}
