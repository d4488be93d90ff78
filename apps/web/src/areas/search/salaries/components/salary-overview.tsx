import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { landingPath, searchPath } from '@waymark/contract/paths';
import type { SalaryOverview as Overview } from '@waymark/contract/search/salaries';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { pathFor } from '../rules.ts';
import { PayTable } from './pay-table.tsx';
import { AboutFigures, PayFigures } from './salary-parts.tsx';

/** Pay for the titles with most postings, in one place or in all. */
export function SalaryOverview({ overview }: { overview: Overview }) {
  const words = useBoardWords();
  const { figure, titles, countries, categories, currency, per, names } = overview;
  return (
    <>
      {figure === null && titles.length + categories.length === 0 && (
        <EmptyState title="There are too few postings for figures yet">
          A figure needs postings of several companies that state their pay. Please come back when there are
          more.
        </EmptyState>
      )}
      {figure && <PayFigures figure={figure} currency={currency} per={per} />}
      <PayTable
        title={
          names.place
            ? `The titles with most postings in ${names.place.name}`
            : 'The titles with most postings'
        }
        of="Title"
        rows={titles.map((row) => ({ ...row, to: row.criteria && pathFor(words, row.criteria, per) }))}
        currency={currency}
        per={per}
      />
      <PayTable
        title="By country"
        of="Country"
        rows={countries.map((row) => ({ ...row, to: row.criteria && pathFor(words, row.criteria, per) }))}
        currency={currency}
        per={per}
      />
      <PayTable
        title="By category"
        of="Category"
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
