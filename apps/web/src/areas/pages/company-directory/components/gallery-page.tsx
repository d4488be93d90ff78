import type { CompanySearchResult } from '@waymark/contract/pages/company-directory';
import { companyPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { LetterBar } from '../../../../components/data/letter-bar.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import ui from '../../../../styles/primitives.module.css';
import { directoryPath, galleryLetters, type DirectoryView } from '../directory-rules.ts';
import { DirectoryHead } from './company-list-head.tsx';
import styles from './company-list-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg, plural } from '@waymark/contract/text/message';

interface GalleryPageProps {
  view: DirectoryView;
  result: CompanySearchResult;
}

/** The logos of all companies, by letter (I-10). */
export function GalleryPage({ view, result }: GalleryPageProps) {
  const say = useSay();
  const label = galleryLetters.find(({ value }) => value === view.letter)?.label;
  return (
    <div className={`${ui['stack5']} ${ui['page']} ${styles['galleryPage']}`}>
      <DirectoryHead show="gallery" title={say`Gallery of companies`}>
        {say`Every mark leads to its company.`}
      </DirectoryHead>
      <LetterBar
        label={say`Gallery by letter`}
        letters={galleryLetters.map((letter) => ({
          label: letter.label,
          href: directoryPath({ ...view, letter: letter.value, page: 1 }),
          current: letter.value === view.letter,
          count: result.letters.find(({ value }) => value === letter.value)?.count ?? 0,
        }))}
        nameCount={(count) => msg`${plural(count, 'company', 'companies')}`}
      />
      <section aria-labelledby="gallery-letter">
        <h2 className={styles['letter']} id="gallery-letter">
          {label}
        </h2>
        {result.data.length === 0 ? (
          <EmptyState
            title={say`No mark under this letter`}
            actions={<ButtonLink to={directoryPath({})}>{say`See all companies`}</ButtonLink>}
          >
            {say`No company here has a name that begins with ${label}.`}
          </EmptyState>
        ) : (
          <ul className={`${ui['grid3']} ${styles['marks']}`}>
            {result.data.map(({ id, name, logoUrl }) => (
              <li key={id}>
                <Link className={`${ui['grid3']} ${ui['semiboldSm']} ${styles['mark']}`} to={companyPath(id)}>
                  <CompanyMark name={name} logoUrl={logoUrl} size="l" />
                  <span dir="auto">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={result.page}
          pageCount={Math.ceil(result.total / result.pageSize)}
          hrefOf={(page) => directoryPath({ ...view, page })}
          label={say`Pages of the gallery`}
        />
      </section>
    </div>
  );
}
