import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { Fragment } from 'react';
import { Link } from '../../../components/layout/link.tsx';
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
      {result.translated.map(({ words, meant }) => (
        <p key={words} className={styles['note']}>
          Showing <strong>{meant.join(' or ')}</strong> for “{words}” too.
        </p>
      ))}
      {result.leftOut.length > 0 && (
        <p className={styles['note']}>
          Nothing was found with all of it. We left out{' '}
          {result.leftOut.map((words) => `“${words}”`).join(', ')}.
        </p>
      )}
      <Exactness search={search} result={result} path={path} />
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

/** Which words were as good as left out: " None of them has “forklift”." */
function sentenceOf(missing: JobSearchResult['missing']): string {
  const [none, few] = [true, false].map((isNone) =>
    missing.filter((one) => one.none === isNone).map(({ words }) => `“${words}”`),
  );
  const said = [
    ...(none?.length ? [`none of them has ${none.join(' or ')}`] : []),
    ...(few?.length ? [`few have ${few.join(' or ')}`] : []),
  ].join(', ');
  return said && ` ${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** How many jobs have all that was asked for, where others are listed with them or stand apart. */
function Exactness({ search, result, path }: Pick<SearchNotesProps, 'search' | 'result' | 'path'>) {
  const { total, exact, others } = result;
  if (exact < total) {
    const some = `${plural(exact, 'job')} ${exact === 1 ? 'has' : 'have'} all of it. The others`;
    return (
      <p className={styles['note']}>
        {exact === 0 ? 'No job has all of it. These' : some} have some of the words, or mention them.
        {sentenceOf(result.missing)}
      </p>
    );
  }
  if (others === 0) return null;
  return (
    <p className={styles['note']}>
      <Link to={pathOfSearch({ ...search, page: 1, wide: 'true' }, path)}>
        And {formatCount(others)} that mention it
      </Link>
    </p>
  );
}
