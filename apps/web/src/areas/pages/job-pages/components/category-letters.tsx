import type { LetteredNames } from '@waymark/contract/jobs/categories';
import { formatCount } from '@waymark/contract/text/format-count';
import { LetterBar } from '../../../../components/data/letter-bar.tsx';
import { CategoryLinks } from './category-links.tsx';
import styles from './category-letters.module.css';

interface CategoryLettersProps {
  list: LetteredNames;
  /** What the names are, one and several. */
  noun: readonly [one: string, several: string];
  letterHref: (letter: string) => string;
  hrefOf: (value: string) => string;
}

/** A list too long for one page, a letter at a time. */
export function CategoryLetters({ list, noun, letterHref, hrefOf }: CategoryLettersProps) {
  const { letters, letter, names } = list;
  const inAll = letters.find(({ value }) => value === letter)?.count ?? 0;
  return (
    <div className={styles['list']}>
      <LetterBar
        label="Letters"
        noun={noun}
        letters={letters.map(({ value, label, count }) => ({
          label,
          count,
          href: letterHref(value),
          current: value === letter,
        }))}
      />
      {inAll > names.length && (
        <p className={styles['note']}>
          The {formatCount(names.length)} of {formatCount(inAll)} with most jobs.
        </p>
      )}
      <CategoryLinks names={names} hrefOf={hrefOf} />
    </div>
  );
}
