import type { Applicant, ApplicantNote, ApplicantTag } from '@waymark/contract/hiring/applicants';
import { noteMaxLength, tagMaxCount, tagNameMaxLength } from '@waymark/contract/hiring/choices';
import { useId, useState, type SyntheticEvent } from 'react';
import { useBoardWords } from '../../../../../lib/board-words.ts';
import { Button } from '../../../../../components/form/button.tsx';
import { IconButton } from '../../../../../components/form/icon-button.tsx';
import { TextArea, TextField } from '../../../../../components/form/text-field.tsx';
import { NameOptions } from '../../../../../components/form/tokens/name-options.tsx';
import { VisuallyHidden } from '../../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import { formatDate } from '../../../../../lib/format-date.ts';
import { showFailed } from '../../../../../lib/toasts.ts';
import { useAction } from '../../../../../lib/use-action.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import ui from '../../../../../styles/primitives.module.css';
import view from './applicant-view.module.css';
import { useSay } from '../../../../../lib/languages/say.ts';

const ratings = [1, 2, 3, 4, 5] as const;

interface EvaluationProps {
  applicant: Applicant;
  /** All tags of the company. */
  tags: readonly ApplicantTag[];
  onChange: (change: Partial<Applicant>) => void;
}

/** Rating, star and tags; each is saved at once. */
export function Evaluation({ applicant, tags, onChange }: EvaluationProps) {
  const say = useSay();
  const { id, rating, starred, isChangeable } = applicant;
  const params = { applicationId: id };

  async function save(change: Partial<Applicant>, before: Partial<Applicant>, call: () => Promise<unknown>) {
    onChange(change);
    try {
      await call();
    } catch (failure) {
      onChange(before);
      showFailed(failure);
    }
  }

  return (
    <div className={ui['grid4']}>
      <div className={`${ui['wrap']} ${view['row']}`}>
        <Rating
          value={rating}
          disabled={!isChangeable}
          onRate={(next) =>
            void save({ rating: next }, { rating }, () =>
              callApi('PUT /company/applicants/:applicationId/rating', { params, body: { rating: next } }),
            )
          }
        />
        <button
          type="button"
          className={`${ui['outlined']} ${view['star']}`}
          aria-pressed={starred}
          disabled={!isChangeable}
          onClick={() =>
            void save({ starred: !starred }, { starred }, () =>
              callApi('PUT /company/applicants/:applicationId/star', { params, body: { starred: !starred } }),
            )
          }
        >
          {starred ? say`Starred` : say`Star`}
        </button>
      </div>
      <TagEditor applicant={applicant} tags={tags} onChange={onChange} />
    </div>
  );
}

interface RatingProps {
  value: number | null;
  disabled: boolean;
  onRate: (rating: number | null) => void;
}

/** Pressing the current rating removes it. */
function Rating({ value, disabled, onRate }: RatingProps) {
  const say = useSay();
  return (
    <fieldset disabled={disabled}>
      <legend className={`${ui['softSm']} ${ui['semibold']}`}>{say`Rating`}</legend>
      <div className={view['marksSteps']}>
        {ratings.map((rating) => (
          <button
            key={rating}
            type="button"
            aria-label={say`${rating} of 5`}
            aria-pressed={rating === value}
            data-filled={value !== null && rating <= value}
            onClick={() => onRate(rating === value ? null : rating)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z" />
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function TagEditor({ applicant, tags: known, onChange }: EvaluationProps) {
  const say = useSay();
  const { id, tags, isChangeable } = applicant;

  async function add(name: string) {
    const input = { params: { applicationId: id }, body: { name } };
    const { data } = await callApi('POST /company/applicants/:applicationId/tags', input);
    if (!tags.some((one) => one.id === data.id)) onChange({ tags: [...tags, data] });
  }

  async function remove(tag: ApplicantTag) {
    const params = { applicationId: id, tagId: tag.id };
    try {
      await callApi('DELETE /company/applicants/:applicationId/tags/:tagId', { params });
      onChange({ tags: tags.filter((one) => one.id !== tag.id) });
    } catch (failure) {
      showFailed(failure);
    }
  }

  return (
    <div>
      <ul className={`${ui['cluster2']} ${ui['hideEmpty']} ${view['tags']}`} aria-label={say`Tags`}>
        {tags.map((tag) => (
          <li key={tag.id} className={`${ui['row']} ${view['tag']}`}>
            {tag.name}
            {isChangeable && (
              <button type="button" onClick={() => void remove(tag)}>
                <span aria-hidden="true">×</span>
                <VisuallyHidden>{say`Remove the tag ${tag.name}`}</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
      {isChangeable && tags.length < tagMaxCount && (
        <NewTag known={known.filter((tag) => !tags.some((one) => one.id === tag.id))} onAdd={add} />
      )}
    </div>
  );
}

interface NewTagProps {
  known: readonly ApplicantTag[];
  onAdd: (name: string) => Promise<void>;
}

function NewTag({ known, onAdd }: NewTagProps) {
  const say = useSay();
  const [name, setName] = useState('');
  const listId = useId();

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    try {
      await onAdd(name.trim());
      setName('');
    } catch (failure) {
      showFailed(failure);
    }
  }

  return (
    <form className={`${ui['wrap2']} ${ui['fieldAndButton']}`} onSubmit={(event) => void add(event)}>
      <TextField
        label={say`Add a tag`}
        value={name}
        list={listId}
        autoComplete="off"
        maxLength={tagNameMaxLength}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NameOptions id={listId} names={known.map((tag) => tag.name)} />
      <Button type="submit" variant="secondary">
        {say`Add`}
      </Button>
    </form>
  );
}

/** Notes of colleagues; no candidate ever sees them. */
export function Notes({ applicant, onChange }: Omit<EvaluationProps, 'tags'>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { id, writtenNotes: notes, isChangeable } = applicant;
  const keep = (next: ApplicantNote[]) => onChange({ writtenNotes: next, notes: next.length });

  async function remove(noteId: string) {
    const params = { applicationId: id, noteId };
    try {
      await callApi('DELETE /company/applicants/:applicationId/notes/:noteId', { params });
      keep(notes.filter((note) => note.id !== noteId));
    } catch (failure) {
      showFailed(failure);
    }
  }

  async function write(text: string) {
    const input = { params: { applicationId: id }, body: { text } };
    const { data } = await callApi('POST /company/applicants/:applicationId/notes', input);
    keep([data, ...notes]);
  }

  return (
    <section>
      <h3 className={view['title']}>{say`Notes`}</h3>
      {isChangeable && <NewNote onWrite={write} />}
      {!isChangeable && notes.length === 0 && <p className={ui['note']}>{say`None yet.`}</p>}
      <ul className={`${ui['grid3']} ${ui['hideEmpty']} ${view['notes']}`}>
        {notes.map(({ id: noteId, text, author, createdAt, isRemovable }) => (
          <li key={noteId} className={`${ui['sunken']} ${view['note']}`}>
            <div className={`${ui['row3']} ${ui['softSm']} ${view['by']}`}>
              <span>
                {author ?? say`A former colleague`},{' '}
                <time dateTime={createdAt}>{formatDate(words, createdAt, locale)}</time>
              </span>
              {isRemovable && (
                <IconButton icon="bin" onPress={() => void remove(noteId)}>
                  {say`Remove the note`}
                </IconButton>
              )}
            </div>
            <p className={view['text']} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewNote({ onWrite }: { onWrite: (text: string) => Promise<void> }) {
  const say = useSay();
  const [text, setText] = useState('');
  const { pending, run } = useAction(showFailed);

  async function save() {
    await onWrite(text.trim());
    setText('');
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim() !== '') run(save);
  }

  return (
    <form className={`${ui['grid2']} ${ui['justifyStart']} ${view['notesNew']}`} onSubmit={submit}>
      <TextArea
        label={say`New note`}
        hint={say`For colleagues alone.`}
        rows={3}
        value={text}
        maxLength={noteMaxLength}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        {say`Save note`}
      </Button>
    </form>
  );
}
