import { coverLettersLimit } from '@waymark/contract/resumes/choices/cover-letters';
import { paths } from '@waymark/contract/paths';
import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { emptyLetter, valuesOf, type LetterValues } from '../rules.ts';
import { LetterForm } from './letter-form.tsx';
import styles from './letters-page.module.css';

interface LettersPageProps {
  letters: readonly CoverLetter[];
  /** A letter for a job that somebody came from. */
  started: LetterValues | null;
}

/** The letters, and the one that is open: null for one that is not kept yet. */
function useLetters({ letters: loaded, started }: LettersPageProps) {
  const [letters, setLetters] = useState(loaded);
  const [open, setOpen] = useState<CoverLetter | null>(started ? null : (loaded[0] ?? null));
  const [begun, setBegun] = useState(started ?? emptyLetter());
  // A letter that was opened or begun gets a form of its own; one that was saved goes on in its.
  const [formKey, setFormKey] = useState(0);

  function show(letter: CoverLetter | null) {
    setOpen(letter);
    if (!letter) setBegun(emptyLetter());
    setFormKey((before) => before + 1);
  }

  function keep(letter: CoverLetter) {
    setLetters((before) => [letter, ...before.filter(({ id }) => id !== letter.id)]);
    setOpen(letter);
  }

  function forget(letterId: string) {
    const left = letters.filter(({ id }) => id !== letterId);
    setLetters(left);
    show(left[0] ?? null);
  }

  return { letters, open, values: open ? valuesOf(open) : begun, formKey, show, keep, forget };
}

/** A candidate's letters: one is open, the others stand beside it. */
export function LettersPage(props: LettersPageProps) {
  const { letters, open, values, formKey, show, keep, forget } = useLetters(props);
  const isFull = letters.length >= coverLettersLimit;
  return (
    <>
      <PageHeading
        tools={
          <Button variant="secondary" disabled={isFull} onClick={() => show(null)}>
            New letter
          </Button>
        }
      >
        Cover Letters
      </PageHeading>
      <p className={styles['lead']}>
        Up to {coverLettersLimit} letters, printed in the template of your{' '}
        <Link to={paths.resumeExport}>resume</Link>. When you apply, you may choose one of them.
      </p>
      <div className={styles['desk']}>
        {letters.length > 0 && <LetterList letters={letters} openId={open?.id} onOpen={show} />}
        <LetterForm key={formKey} letter={open} values={values} onSaved={keep} onRemoved={forget} />
      </div>
    </>
  );
}

interface LetterListProps {
  letters: readonly CoverLetter[];
  openId: string | undefined;
  onOpen: (letter: CoverLetter) => void;
}

function LetterList({ letters, openId, onOpen }: LetterListProps) {
  return (
    <ul className={styles['list']} aria-label="Your letters">
      {letters.map((letter) => (
        <li key={letter.id}>
          <button
            type="button"
            className={styles['letter']}
            aria-current={letter.id === openId || undefined}
            onClick={() => onOpen(letter)}
          >
            <strong>{letter.title}</strong>
            <span className={styles['saved']}>Saved {formatDate(letter.updatedAt)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
