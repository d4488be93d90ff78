import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { landingPath, searchPath } from '@waymark/contract/paths';
import type { SalaryOverview as Overview } from '@waymark/contract/search/salaries';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { pathFor } from '../rules.ts';
import { PayTable } from './pay-table.tsx';
import { AboutFigures, PayFigures } from './salary-parts.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** Pay for the titles with most postings, in one place or in all. */
export function SalaryOverview({ overview }: { overview: Overview }) {
  const say = useSay();
  const words = useBoardWords();
  const { figure, titles, countries, categories, currency, per, names } = overview;
  return (
    <>
      {figure === null && titles.length + categories.length === 0 && (
        <EmptyState title={say`There are too few postings for figures yet`}>
          {say`A figure needs postings of several companies that state their pay. Please come back when there are more.`}
        </EmptyState>
      )}
      {figure && <PayFigures figure={figure} currency={currency} per={per} />}
      <PayTable
        title={
          names.place
            ? say`The titles with most postings in ${names.place.name}`
            : say`The titles with most postings`
        }
        of={say`Title`}
        rows={titles.map((row) => ({ ...row, to: row.criteria && pathFor(words, row.criteria, per) }))}
        currency={currency}
        per={per}
      />
      <PayTable
        title={say`By country`}
        of={say`Country`}
        rows={countries.map((row) => ({ ...row, to: row.criteria && pathFor(words, row.criteria, per) }))}
        currency={currency}
        per={per}
      />
      <PayTable
        title={say`By category`}
        of={say`Category`}
        rows={categories.map(({ value, ...row }) => ({
          ...row,
          name: categoryLabel(words, value),
          detail: '',
          to: jobsOf(value, overview.criteria.location),
        }))}
        currency={currency}
        per={per}
      />
      <AboutFigures basis={overview} />
    </>
  );
}

const jobsOf = (category: string, location: string | undefined) =>
  location === undefined ? landingPath({ category }) : searchPath({ category, location });
