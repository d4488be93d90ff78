import type {
  CompanyCard,
  CompanySearchResult,
  CompanySort,
} from '@waymark/contract/pages/company-directory';
import { companySorts } from '@waymark/contract/companies/directory-choices';
import { localPath } from '@waymark/contract/language-prefix';
import { companyPath, paths } from '@waymark/contract/paths';
import { nameCountry } from '@waymark/contract/text/country-names';

import { useEffect, useRef } from 'react';
import { useNavigation, useNavigate } from 'react-router';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { LetterBar } from '../../../../components/data/letter-bar.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Tile, TileLink } from '../../../../components/data/tile.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { searchFieldsState } from '../../../../components/form/search-fields-state.ts';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import ui from '../../../../styles/primitives.module.css';
import {
  describeDirectory,
  describeFound,
  directoryLetters,
  directoryPath,
  openJobsText,
  queryMaxLength,
  type DirectoryView,
} from '../directory-rules.ts';
import { CompanyAbout } from './company-about.tsx';
import { DirectoryHead } from './company-list-head.tsx';
import styles from './company-list-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';
import { msg, plural, term } from '@waymark/contract/text/message';

const nameCount = (count: number) => msg`${plural(count, 'company', 'companies')}`;

interface CompanyListPageProps {
  view: DirectoryView;
  result: CompanySearchResult;
}

/** All companies, with a search by name and letters (I-10). */
export function CompanyListPage({ view, result }: CompanyListPageProps) {
  const say = useSay();
  const locale = useLocale();
  const pending = useNavigation().state !== 'idle';
  return (
    <div className={`${ui['stack5']} ${ui['page']} ${styles['page']}`}>
      <DirectoryHead
        show="list"
        title={view.q ? say`${plural(result.total, 'company', 'companies')} for “${view.q}”` : say`Companies`}
      >
        {say`The companies on this board, with the jobs that are open right now.`}
      </DirectoryHead>
      <CompanyListForm view={view} found={say(describeFound(result, locale))} />
      <LetterBar
        label={say`Companies by letter`}
        letters={lettersOf(say, { view, result })}
        nameCount={nameCount}
      />
      <VisuallyHidden>
        <span role="status">
          {pending
            ? say`Searching…`
            : say`${term(describeDirectory(view))}: ${term(describeFound(result, locale))}`}
        </span>
      </VisuallyHidden>
      <div className={styles['results']} aria-busy={pending || undefined}>
        {result.data.length === 0 ? (
          <NoCompany view={view} isElsewhere={result.letters.length > 0} />
        ) : (
          <ol className={`${ui['grid4']} ${styles['tiles']}`} aria-label={say`Companies`}>
            {result.data.map((company) => (
              <CompanyTile key={company.id} company={company} />
            ))}
          </ol>
        )}
        <Pagination
          page={result.page}
          pageCount={Math.ceil(result.total / result.pageSize)}
          hrefOf={(page) => directoryPath({ ...view, page })}
          label={say`Pages of companies`}
        />
      </div>
    </div>
  );
}

function lettersOf(say: Say, { view, result }: CompanyListPageProps) {
  const hrefOf = (letter: string | undefined) => directoryPath({ ...view, letter, page: 1 });
  return [
    { label: say`All`, href: hrefOf(undefined), current: view.letter === undefined },
    ...directoryLetters.map(({ value, label }) => ({
      label,
      href: hrefOf(value),
      current: view.letter === value,
      count: result.letters.find((letter) => letter.value === value)?.count ?? 0,
    })),
  ];
}

interface NoCompanyProps {
  view: DirectoryView;
  /** Other letters have companies of this name. */
  isElsewhere: boolean;
}

function NoCompany({ view: { q, letter }, isElsewhere }: NoCompanyProps) {
  const say = useSay();
  if (q === '' && letter === undefined) {
    return (
      <EmptyState
        title={say`No company is here yet`}
      >{say`The first one to register is shown here at once.`}</EmptyState>
    );
  }
  const under = directoryLetters.find(({ value }) => value === letter)?.label;
  const actions = (
    <>
      {q !== '' && isElsewhere && (
        <ButtonLink to={directoryPath({ q })}>{say`Search under all letters`}</ButtonLink>
      )}
      <ButtonLink variant="secondary" to={paths.companies}>
        {say`Show all companies`}
      </ButtonLink>
    </>
  );
  return (
    <EmptyState title={say`No company has this name`} actions={actions}>
      {q === ''
        ? say`No name begins with ${under} so far.`
        : say`Check the spelling, or type only the beginning of the name.`}
    </EmptyState>
  );
}

interface CompanyListFormProps {
  view: DirectoryView;
  found: string;
}

/**
 * The field is uncontrolled; another address, such as by the browser's "back", replaces its text. What was typed before
 * the script was there stays.
 */
function useQueryField(q: string) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  useEffect(() => {
    if (shown.current === q) return;
    shown.current = q;
    if (field.current) field.current.value = q;
  }, [q]);
  return field;
}

/** Name and order; without a script, the button submits the form. */
function CompanyListForm({ view, found }: CompanyListFormProps) {
  const say = useSay();
  const language = useLanguage();
  const navigate = useNavigate();
  const field = useQueryField(view.q);

  function send(form: HTMLFormElement) {
    const { q, sort } = Object.fromEntries(new FormData(form)) as { q: string; sort: CompanySort };
    void navigate(directoryPath({ ...view, q: q.trim(), sort, page: 1 }), { preventScrollReset: true });
  }

  return (
    <form
      className={`${ui['grid3']} ${styles['form']}`}
      role="search"
      action={localPath(paths.companies, language)}
      {...searchFieldsState}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <label className={`${ui['grid1']} ${styles['name']}`}>
        <span className={`${ui['softSm']} ${ui['semibold']}`}>{say`Company name`}</span>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={view.q}
          placeholder={say`Beginning of the name`}
          maxLength={queryMaxLength}
          autoComplete="off"
        />
      </label>
      {view.letter !== undefined && <input type="hidden" name="letter" value={view.letter} />}
      <Button type="submit">{say`Search`}</Button>
      <label className={`${ui['row2']} ${ui['note']} ${styles['sort']}`}>
        <span>{say`${found}, sorted by`}</span>
        <select
          name="sort"
          value={view.sort}
          onChange={(event) => event.currentTarget.form && send(event.currentTarget.form)}
        >
          {companySorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}

/** The whole tile can be pressed; the name is its link. */
function CompanyTile({ company }: { company: CompanyCard }) {
  const say = useSay();
  const locale = useLocale();
  const place = [company.city, nameCountry(company.country, locale)].filter(Boolean).join(', ');
  return (
    <Tile className={styles['companyListTile']}>
      <CompanyMark name={company.name} logoUrl={company.logoUrl} />
      <div className={`${ui['softSm']} ${styles['tileText']}`}>
        <h2 className={styles['tileName']}>
          <TileLink to={companyPath(company.id)}>{company.name}</TileLink>
        </h2>
        <CompanyAbout company={company} />
        {place && <p className={styles['place']}>{place}</p>}
        <p className={styles['tileJobs']} data-some={company.openJobs > 0}>
          {say(openJobsText(company.openJobs))}
        </p>
      </div>
    </Tile>
  );
}
