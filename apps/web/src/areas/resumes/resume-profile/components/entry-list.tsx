import { resumeSectionLabels, type ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { describeEntry } from '../entry-rules.ts';
import { entriesOf, type EditTarget } from '../form-rules.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './entries.module.css';
import type { ResumeProfileState } from './use-resume-profile.ts';

interface EntryListProps {
  section: ResumeSectionKey;
  state: ResumeProfileState;
  onEdit: (target: EditTarget) => void;
}

/** The entries of a section in the person's order, which pointer and arrow keys change. */
export function EntryList({ section, state, onEdit }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { document } = state.profile;
  const entries = entriesOf(document, section);

  function move(from: number, to: number) {
    if (to < 0 || to >= entries.length) return;
    const entry = entries[from];
    state.move(section, from, to);
    if (!entry) return;
    setSaid(`${describeEntry(section, entry, document).title}: ${to + 1} of ${entries.length}`);
    // The row is another element after the move: the handle keeps the focus.
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-entry="${entry.id}"] [data-handle]`)?.focus();
    });
  }

  function remove(at: number) {
    const entry = entries[at];
    if (!entry) return;
    state.remove(section, entry, describeEntry(section, entry, document).title);
  }

  if (entries.length === 0) return null;
  return (
    <>
      <ol ref={list} className={styles['entries']} aria-label={resumeSectionLabels[section]}>
        {entries.map((entry, at) => (
          <EntryRow
            key={entry.id}
            section={section}
            entry={entry}
            view={describeEntry(section, entry, document)}
            at={at}
            count={entries.length}
            onMove={move}
            onEdit={() => onEdit({ section, entryId: entry.id })}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
