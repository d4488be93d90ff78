import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { plural } from '@waymark/contract/text/format';
import { Fragment } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { pathOfSearch } from '../search-rules.ts';
import styles from './search-page.module.css';

interface SearchNotesProps {
  typed: string;
  search: JobSearch;
  result: JobSearchResult;
  ignored: readonly string[];
  path: string;
}

/** Notes about how the search was read, above its jobs. */
export function SearchNotes({ typed, search, result, ignored, path }: SearchNotesProps) {
  const exactness = describeExactness(result).trim();
  return (
    <>
      {result.isLoading && (
        <p className={styles['notesNote']}>Postings are still loading. This list is not complete yet.</p>
      )}
      {ignored.length > 0 && (
        <p className={styles['notesNote']}>
          We ignored {ignored.join(', ')} in the address, because the value means nothing here.
        </p>
      )}
      {result.corrected !== null && (
        <p className={styles['notesNote']}>
          Showing results for <strong>“{result.corrected}”</strong>. Nothing was found for “{typed}”.
        </p>
      )}
      {result.respelled.length > 0 && (
        <p className={styles['notesNote']}>
          We read {joinAnd(result.respelled.map(({ typed: one, meant }) => `“${one}” as “${meant}”`))}.
        </p>
      )}
      {result.translated.map(({ words, meant }) => (
        <p key={words} className={styles['notesNote']}>
          Showing <strong>{meant.join(' or ')}</strong> for “{words}” too.
        </p>
      ))}
      {exactness !== '' && <p className={styles['notesNote']}>{exactness}</p>}
      {result.didYouMean !== null && (
        <p className={styles['notesNote']}>
          Did you mean{' '}
          <Link to={pathOfSearch({ ...search, page: 1, q: result.didYouMean }, path)}>
            {result.didYouMean}
          </Link>
          ?
        </p>
      )}
      {result.placeOffers.length > 0 && (
        <p className={styles['notesNote']}>
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

const joinAnd = (texts: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(texts);

/** " None of them has “forklift”." */
function describeMissing(missing: JobSearchResult['missing']): string {
  const [none, few] = [true, false].map((isNone) =>
    missing.filter((one) => one.none === isNone).map(({ words }) => `“${words}”`),
  );
  const parts = [
    ...(none?.length ? [`none of them has ${none.join(' or ')}`] : []),
    ...(few?.length ? [`few have ${few.join(' or ')}`] : []),
  ].join(', ');
  return parts && ` ${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}

/** The terms that were left out, and the number of exact matches among the jobs. */
function describeExactness({ total, exact, leftOut, missing }: JobSearchResult): string {
  const isLess = leftOut.length > 0;
  const without = isLess
    ? `Nothing was found with all of it. We left out ${leftOut.map((words) => `“${words}”`).join(', ')}. `
    : '';
  if (exact === total) return without;
  const some = `${plural(exact, 'job')} ${exact === 1 ? 'has' : 'have'} all of ${isLess ? 'the rest' : 'it'}. The others`;
  const none = isLess ? 'These' : 'No job has all of it. These';
  return `${without}${exact === 0 ? none : some} have some of it, or mention it.${describeMissing(missing)}`;
}

/** After the last job: a link to those that only relate. */
export function RelatedOffer({ search, result, path }: Pick<SearchNotesProps, 'search' | 'result' | 'path'>) {
  const { total, exact, others } = result;
  if (exact < total || others === 0) return null;
  return (
    <p className={`${styles['notesNote']} ${styles['offer']}`}>
      <Link to={pathOfSearch({ ...search, page: 1, wide: 'true' }, path)}>
        Show {plural(others, 'more job')} that {others === 1 ? 'is' : 'are'} only related to “{search.q}” or
        {others === 1 ? ' mentions' : ' mention'} it in the description
      </Link>
    </p>
  );
}
