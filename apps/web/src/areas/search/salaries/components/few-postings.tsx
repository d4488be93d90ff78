import { paths, searchPath } from '@waymark/contract/paths';
import { salaryLeastCompanies, salaryLeastPostings } from '@waymark/contract/search/choices';
import type { FewSalaries } from '@waymark/contract/search/salaries';
import { ButtonLink } from '../../../../components/form/button.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './salary-page.module.css';
import { SalaryLinks } from './salary-parts.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** In place of figures, with links to pages that have some. */
export function FewPostings({ few }: { few: FewSalaries }) {
  const say = useSay();
  const { because, names, criteria, broader, similar, per } = few;
  return (
    <>
      <div className={`${ui['grid2']} ${ui['measure']}`}>
        <p className={`${ui['textLg']} ${ui['semibold']}`}>
          {because === 'place'
            ? say`No posting that states its pay names a place called “${names.place?.name ?? ''}”. Write a city, a region or a country.`
            : say`There are too few postings that state their pay for a figure.`}
        </p>
        {because === 'postings' && (
          <p>
            {say`A figure needs at least ${salaryLeastPostings} postings of at least ${salaryLeastCompanies} companies; with fewer it would speak of single employers.`}
          </p>
        )}
      </div>
      <SalaryLinks title={say`Where there are enough`} links={broader} per={per} />
      <SalaryLinks title={say`Work like it`} links={similar} per={per} />
      <p className={`${ui['wrap']} ${styles['ways']}`}>
        <ButtonLink to={searchPath({ q: criteria.title, location: criteria.location })}>
          {say`Search the open jobs`}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.salaries}>
          {say`Titles with most postings`}
        </ButtonLink>
      </p>
    </>
  );
}
