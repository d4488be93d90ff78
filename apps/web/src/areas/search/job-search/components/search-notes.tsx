import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { describeUnread } from '@waymark/contract/jobs/describe-unread';
import { formatList } from '@waymark/contract/text/intl';
import { msg, plural } from '@waymark/contract/text/message';
import { Fragment } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../../components/layout/link.tsx';
import { board } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { wordsToFind } from '../filter-rules.ts';
import { isGrouped } from '../group-rules.ts';
import { searchAround, wordsOfPosition } from '../position-rules.ts';
import { pathOfSearch } from '../search-rules.ts';
import { LocateButton } from './locate-button.tsx';
import styles from './search-page.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';
import type { Locale } from '@waymark/contract/text/locales';

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
  const say = useSay();
  const locale = useLocale();
  const exactness = describeExactness(say, search, result, locale);
  return (
    <>
      {result.isLoading && (
        <p
          className={styles['notesNote']}
        >{say`Postings are still loading. This list is not complete yet.`}</p>
      )}
      {ignored.length > 0 && (
        <p className={styles['notesNote']}>
          {say`We ignored ${ignored.join(', ')} in the address, because the value means nothing here.`}
        </p>
      )}
      <ReadingNotes parsed={parsed} result={result} path={path} />
      <PositionNote parsed={parsed} result={result} path={path} />
      {exactness !== '' && <p className={styles['notesNote']}>{exactness}</p>}
      <Offers search={search} result={result} path={path} />
    </>
  );
}

/** What was corrected, what was not understood, and what was looked for too. */
function ReadingNotes({ parsed, result, path }: Pick<SearchNotesProps, 'parsed' | 'result' | 'path'>) {
  const say = useSay();
  const locale = useLocale();
  const { corrected, respelled, reading, translated, related } = result;
  const unread = describeUnread(
    say,
    reading.filter(({ field }) => field !== 'position'),
    locale,
  );
  const written = asWritten(parsed.q, respelled);
  return (
    <>
      {corrected !== null && respelled.length === 0 && (
        <p className={styles['notesNote']}>
          {rich(
            say,
            msg`Showing results for <strong>“${corrected}”</strong>. Nothing was found for “${parsed.q}”.`,
            { strong: <strong /> },
          )}
        </p>
      )}
      {respelled.length > 0 && (
        <p className={styles['notesNote']}>
          {say`We read ${formatList(
            respelled.map(({ typed: one, meant }) => say`“${one}” as “${meant}”`),
            locale,
          )}.`}{' '}
          {written !== parsed.q && (
            <Link
              to={pathOfSearch({ ...parsed, page: 1, q: written }, path)}
            >{say`Search for what I typed`}</Link>
          )}
        </p>
      )}
      {unread !== '' && <p className={styles['notesNote']}>{unread}</p>}
      {translated.map(({ words, meant }) => (
        <p key={words} className={styles['notesNote']}>
          {rich(
            say,
            msg`Showing <strong>${formatList(meant, locale, 'disjunction')}</strong> for “${words}” too.`,
            {
              strong: <strong />,
            },
          )}
        </p>
      ))}
      {related.map(({ words, meant }) => (
        <p key={words} className={styles['notesNote']}>
          {rich(
            say,
            msg`No job is called “${words}”. Related work: <strong>${formatList(meant, locale, 'disjunction')}</strong>.`,
            { strong: <strong /> },
          )}
        </p>
      ))}
    </>
  );
}

/** What says where the person is, which the browser may tell. */
function PositionNote({ parsed, result, path }: Pick<SearchNotesProps, 'parsed' | 'result' | 'path'>) {
  const say = useSay();
  const locale = useLocale();
  const navigate = useNavigate();
  const words = wordsOfPosition(result.reading);
  if (words.length === 0) return null;
  return (
    <p className={styles['notesNote']}>
      {say`${describeUnread(
        say,
        result.reading.filter(({ field }) => field === 'position'),
        locale,
      )} We do not know where you are.`}{' '}
      <LocateButton
        className={styles['notesButton']}
        onFound={(location) =>
          void navigate(pathOfSearch(searchAround(parsed, { location, unit: board.unit }, words), path))
        }
      />
    </p>
  );
}

/** Other words and other places that may have been meant. */
function Offers({ search, result, path }: Pick<SearchNotesProps, 'search' | 'result' | 'path'>) {
  const say = useSay();
  const { didYouMean, placeOffers } = result;
  return (
    <>
      {didYouMean !== null && (
        <p className={styles['notesNote']}>
          {rich(say, msg`Did you mean <link>${didYouMean}</link>?`, {
            link: <Link to={pathOfSearch({ ...search, page: 1, q: didYouMean }, path)} />,
          })}
        </p>
      )}
      {placeOffers.length > 0 && (
        <p className={styles['notesNote']}>
          {say`Did you mean one of these?`}{' '}
          {placeOffers.map((location, at) => (
            <Fragment key={location}>
              {at > 0 && ' · '}
              <Link to={pathOfSearch({ ...search, page: 1, location }, path)}>{location}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** The words with what was taken for slips in quotes, which are looked for as they stand; "Where" knows no quotes. */
function asWritten(q: string, respelled: JobSearchResult['respelled']): string {
  return respelled.reduce((text, { typed }) => text.replace(typed, `"${typed}"`), q);
}

/** “None of the others has “forklift”, few have “rota”.” */
function describeMissing(say: Say, { missing, exact }: JobSearchResult, locale: Locale): string {
  const wordsWith = (isNone: boolean) => {
    const words = missing.filter(({ none }) => none === isNone).map((one) => `“${one.words}”`);
    return words.length > 0 ? formatList(words, locale, 'disjunction') : '';
  };
  const [none, few] = [wordsWith(true), wordsWith(false)];
  if (!none && !few) return '';
  if (exact === 0) {
    if (!none) return say`Few of these have ${few}.`;
    return few ? say`None of these has ${none}, few have ${few}.` : say`None of these has ${none}.`;
  }
  if (!none) return say`Few of the others have ${few}.`;
  return few ? say`None of the others has ${none}, few have ${few}.` : say`None of the others has ${none}.`;
}

/** What the jobs lack that are no exact matches; how many those are, where no headings set them apart. */
function describeExactness(say: Say, search: JobSearch, result: JobSearchResult, locale: Locale): string {
  const { total, exact } = result;
  if (exact === total) return '';
  const lacking = describeMissing(say, result, locale);
  if (isGrouped(search) || exact === 0) return lacking;
  return [
    say`${plural(exact, 'job has', 'jobs have')} all of it. The others have some of it, or mention it.`,
    lacking,
  ]
    .filter(Boolean)
    .join(' ');
}

/** After the last job: a link to those that only relate. */
export function RelatedOffer({ search, result, path }: Omit<SearchNotesProps, 'parsed' | 'ignored'>) {
  const say = useSay();
  const { total, exact, others } = result;
  if (exact < total || others === 0) return null;
  return (
    <p className={`${styles['notesNote']} ${styles['offer']}`}>
      <Link to={pathOfSearch({ ...search, page: 1, wide: 'true' }, path)}>
        {say`Show ${plural(others, 'more job')}, only related to “${wordsToFind(search)}” or with it in the description`}
      </Link>
    </p>
  );
}
