import type { Applicant, ApplicantNote } from '@waymark/contract/hiring/applicants';
import { noteMaxLength } from '@waymark/contract/hiring/choices/applicants';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '../../../../../components/form/button.tsx';
import { IconButton } from '../../../../../components/form/icon-button.tsx';
import { TextArea } from '../../../../../components/form/text-area.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { formatDate } from '../../../../../lib/format-date.ts';
import { showError } from '../../../../../lib/toasts.ts';
import view from './applicant-view.module.css';
import styles from './notes.module.css';

interface NotesProps {
  applicant: Applicant;
  onChange: (change: Partial<Applicant>) => void;
}

/** What colleagues have noted; no candidate ever sees it. */
export function Notes({ applicant, onChange }: NotesProps) {
  const { id, writtenNotes: notes, isChangeable } = applicant;
  const keep = (next: ApplicantNote[]) => onChange({ writtenNotes: next, notes: next.length });

  async function remove(noteId: string) {
    try {
      await removeNote(id, noteId);
      keep(notes.filter((note) => note.id !== noteId));
    } catch (failure) {
      showError(messageOf(failure));
    }
  }

  return (
    <section>
      <h3 className={view['title']}>Notes</h3>
      {isChangeable && <NewNote onWrite={async (text) => keep([await writeNote(id, text), ...notes])} />}
      {!isChangeable && notes.length === 0 && <p className={view['quiet']}>None yet.</p>}
      <ul className={styles['notes']}>
        {notes.map(({ id: noteId, text, author, createdAt, isRemovable }) => (
          <li key={noteId} className={styles['note']}>
            <div className={styles['by']}>
              <span>
                {author ?? 'A former colleague'}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </span>
              {isRemovable && (
                <IconButton icon="bin" onPress={() => void remove(noteId)}>
                  Remove the note
                </IconButton>
              )}
            </div>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewNote({ onWrite }: { onWrite: (text: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    setPending(true);
    try {
      await onWrite(text.trim());
      setText('');
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={styles['new']} onSubmit={(event) => void save(event)}>
      <TextArea
        label="New note"
        hint="For colleagues alone."
        rows={3}
        value={text}
        maxLength={noteMaxLength}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        Save note
      </Button>
    </form>
  );
}

async function removeNote(applicationId: string, noteId: string): Promise<void> {
  await callApi('DELETE /company/applicants/:applicationId/notes/:noteId', {
    params: { applicationId, noteId },
  });
}

async function writeNote(applicationId: string, text: string): Promise<ApplicantNote> {
  const call = callApi('POST /company/applicants/:applicationId/notes', {
    params: { applicationId },
    body: { text },
  });
  return (await call).data;
}
