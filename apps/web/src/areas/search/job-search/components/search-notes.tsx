import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { plural } from '@waymark/contract/text/format';
import { Fragment } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { pathOfSearch } from '../search-rules.ts';
import styles from './search-page.module.css';

interface SearchNotesProps {
  /** The search of the address. */
  parsed: JobSearch;
  search: JobSearch;
  result: JobSearchResult;
  ignored: readonly string[];
  path: string;
}

/** Notes about how the search was read, above its jobs. */
export function SearchNotes({ parsed, search, result, ignored, path }: SearchNotesProps) {
  const unread = result.reading.filter(({ as }) => as === 'unread').map(({ words }) => words);
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
          Showing results for <strong>“{result.corrected}”</strong>. Nothing was found for “{parsed.q}”.
        </p>
      )}
      {result.respelled.length > 0 && (
        <p className={styles['notesNote']}>
          We read {joinAnd(result.respelled.map(({ typed: one, meant }) => `“${one}” as “${meant}”`))}.{' '}
          <Link to={pathOfSearch({ ...parsed, page: 1, q: asWritten(parsed.q, result.respelled) }, path)}>
            Search for what I typed
          </Link>
        </p>
      )}
      {unread.length > 0 && (
        <p className={styles['notesNote']}>
          Not understood, and not used: {joinAnd(unread.map((words) => `“${words}”`))}.
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

/** The search with what was taken for slips in quotes, which are looked for as they stand. */
function asWritten(q: string, respelled: JobSearchResult['respelled']): string {
  return respelled.reduce((text, { typed }) => text.replace(typed, `"${typed}"`), q);
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

/** How many of the jobs are exact matches. What the others miss stands above them. */
function describeExactness({ total, exact, missing }: JobSearchResult): string {
  if (exact === total) return '';
  const some = `${plural(exact, 'job')} ${exact === 1 ? 'has' : 'have'} all of it. The others`;
  return `${exact === 0 ? 'No job has all of it. These' : some} have some of it, or mention it.${describeMissing(missing)}`;
}

/** After the last job: a link to those that only relate. */
export function RelatedOffer({ search, result, path }: Omit<SearchNotesProps, 'parsed' | 'ignored'>) {
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
