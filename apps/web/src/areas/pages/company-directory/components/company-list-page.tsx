import type { CompanySearchResult } from '@waymark/contract/pages/company-directory';
import { plural } from '@waymark/contract/text/format-count';
import { paths } from '@waymark/contract/paths';
import { useNavigation } from 'react-router';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { LetterBar } from '../../../../components/data/letter-bar.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import {
  describeDirectory,
  describeFound,
  directoryLetters,
  directoryPath,
  type DirectoryView,
} from '../directory-rules.ts';
import { CompanyListForm } from './company-list-form.tsx';
import styles from './company-list-page.module.css';
import { CompanyTile } from './company-list-tile.tsx';
import { DirectoryHead } from './company-list-head.tsx';

const noun = ['company', 'companies'] as const;

interface CompanyListPageProps {
  view: DirectoryView;
  result: CompanySearchResult;
}

/** All companies, searched by name and narrowed by letter (I-10). */
export function CompanyListPage({ view, result }: CompanyListPageProps) {
  const pending = useNavigation().state !== 'idle';
  const found = plural(result.total, ...noun);
  return (
    <div className={styles['page']}>
      <DirectoryHead show="list" title={view.q ? `${found} for “${view.q}”` : 'Companies'}>
        The companies on this board, with the jobs that are open right now.
      </DirectoryHead>
      <CompanyListForm view={view} found={describeFound(result)} />
      <LetterBar label="Companies by letter" letters={lettersOf({ view, result })} noun={noun} />
      <VisuallyHidden>
        <span role="status">
          {pending ? 'Searching…' : `${describeDirectory(view)}: ${describeFound(result)}`}
        </span>
      </VisuallyHidden>
      <div className={styles['results']} aria-busy={pending || undefined}>
        {result.data.length === 0 ? (
          <NoCompany view={view} isElsewhere={result.letters.length > 0} />
        ) : (
          <ol className={styles['tiles']} aria-label="Companies">
            {result.data.map((company) => (
              <CompanyTile key={company.id} company={company} />
            ))}
          </ol>
        )}
        <Pagination
          page={result.page}
          pageCount={Math.ceil(result.total / result.pageSize)}
          hrefOf={(page) => directoryPath({ ...view, page })}
          label="Pages of companies"
        />
      </div>
    </div>
  );
}

function lettersOf({ view, result }: CompanyListPageProps) {
  const hrefOf = (letter: string | undefined) => directoryPath({ ...view, letter, page: 1 });
  return [
    { label: 'All', href: hrefOf(undefined), current: view.letter === undefined },
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
  if (q === '' && letter === undefined) {
    return (
      <EmptyState title="No company is here yet">The first one to register is shown here at once.</EmptyState>
    );
  }
  const under = directoryLetters.find(({ value }) => value === letter)?.label;
  const actions = (
    <>
      {q !== '' && isElsewhere && <ButtonLink to={directoryPath({ q })}>Search under all letters</ButtonLink>}
      <ButtonLink variant="secondary" to={paths.companies}>
        Show all companies
      </ButtonLink>
    </>
  );
  return (
    <EmptyState title="No company has this name" actions={actions}>
      {q === ''
        ? `Nobody’s name begins with ${under} so far.`
        : 'Check the spelling, or type only the beginning of the name.'}
    </EmptyState>
  );
}
