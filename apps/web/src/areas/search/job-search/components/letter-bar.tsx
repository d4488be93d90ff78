import { companyLetters } from '@waymark/contract/jobs/choices/jobs';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import { LetterBar as AlphabetBar } from '../../../../components/data/letter-bar.tsx';
import { pathOfSearch } from '../search-rules.ts';

interface LetterBarProps {
  search: JobSearch;
  counts: JobFacets['letter'];
  path: string;
}

/** Jobs by the first letter of their company's name (I-8). */
export function LetterBar({ search, counts, path }: LetterBarProps) {
  const hrefOf = (letter: string | undefined) => pathOfSearch({ ...search, page: 1, letter }, path);
  return (
    <AlphabetBar
      label="Companies by letter"
      noun={['job', 'jobs']}
      letters={[
        { label: 'All', href: hrefOf(undefined), current: !search.letter },
        ...companyLetters.map(({ value, label }) => ({
          label,
          href: hrefOf(value),
          current: search.letter === value,
          count: counts.find((one) => one.value === value)?.count ?? 0,
        })),
      ]}
    />
  );
}
