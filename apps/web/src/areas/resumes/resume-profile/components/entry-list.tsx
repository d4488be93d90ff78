import { resumeSectionLabels, type ResumeSectionKey } from '@waymark/contract/resumes/choices';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Tag } from '../../../../components/data/tag.tsx';
import { useListDrag } from '../../../../components/data/use-list-drag.ts';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import { describeEntry, type EntryView } from '../entry-rules.ts';
import { entriesOf, type EditTarget, type Entry } from '../form-rules.ts';
import styles from './entries.module.css';
import type { ResumeProfileState } from './use-resume-profile.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface EntryListProps {
  section: ResumeSectionKey;
  state: ResumeProfileState;
  onEdit: (target: EditTarget) => void;
}

/** The entries of a section, put in order by dragging, arrow keys or buttons. */
export function EntryList({ section, state, onEdit }: EntryListProps) {
  const say = useSay();
  const words = useBoardWords();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { document } = state.profile;
  const entries = entriesOf(document, section);

  function move(from: number, to: number) {
    if (to < 0 || to >= entries.length) return;
    const entry = entries[from];
    state.move(section, from, to);
    if (!entry) return;
    setAnnouncement(
      say`${describeEntry(say, words, section, entry, document).title}: ${to + 1} of ${entries.length}`,
    );
    const pressed = globalThis.document.activeElement;
    // A button that moves it goes on moving it; after a drag or a key the focus is on the handle of its new row.
    requestAnimationFrame(() => {
      if (pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches('[data-handle]')) {
        return pressed.focus();
      }
      return list.current?.querySelector<HTMLElement>(`[data-entry="${entry.id}"] [data-handle]`)?.focus();
    });
  }

  function remove(at: number) {
    const entry = entries[at];
    if (!entry) return;
    state.remove(section, entry, describeEntry(say, words, section, entry, document).title);
  }

  if (entries.length === 0) return null;
  return (
    <>
      <ol ref={list} className={ui['stack']} aria-label={resumeSectionLabels[section]}>
        {entries.map((entry, at) => (
          <EntryRow
            key={entry.id}
            section={section}
            entry={entry}
            view={describeEntry(say, words, section, entry, document)}
            at={at}
            count={entries.length}
            onMove={move}
            onEdit={() => onEdit({ section, entryId: entry.id })}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

interface EntryRowProps {
  section: ResumeSectionKey;
  entry: Entry;
  view: EntryView;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function EntryRow(props: EntryRowProps) {
  const say = useSay();
  const { section, entry, view, at, count, onMove, onEdit, onRemove } = props;
  const [isOpen, setOpen] = useState(false);
  const { row, handle, isDragged, edge } = useListDrag({ list: section, at, axis: 'down', onMove });
  const name = view.title || say`this entry`;

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at, at + step);
  }

  return (
    <li
      ref={row}
      className={`${ui['flex2']} ${styles['entry']}`}
      data-entry={entry.id}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    >
      <button
        ref={handle}
        type="button"
        className={`${ui['target']} ${ui['hoverInk']} ${styles['handle']}`}
        data-handle
        // A single entry cannot move; the handle stays in the page for when there are more.
        hidden={count < 2}
        aria-label={say`Move ${name}, ${at + 1} of ${count}: up and down with the arrow keys`}
        aria-expanded={isOpen}
        onKeyDown={press}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
          <path d="M2 2v.01M8 2v.01M2 8v.01M8 8v.01M2 14v.01M8 14v.01" />
        </svg>
      </button>
      <EntryText view={view} />
      <div className={styles['tools']}>
        {isOpen && count > 1 && (
          <>
            <IconButton icon="up" disabled={at === 0} onPress={() => onMove(at, at - 1)}>
              {say`Move ${name} up`}
            </IconButton>
            <IconButton icon="down" disabled={at === count - 1} onPress={() => onMove(at, at + 1)}>
              {say`Move ${name} down`}
            </IconButton>
          </>
        )}
        <IconButton icon="pencil" onPress={onEdit}>
          {say`Edit ${name}`}
        </IconButton>
        <IconButton icon="bin" onPress={onRemove}>
          {say`Delete ${name}`}
        </IconButton>
      </div>
    </li>
  );
}

function EntryText({ view }: { view: EntryView }) {
  return (
    <div className={`${ui['grid1']} ${ui['shrink']} ${styles['text']}`}>
      <h3 className={styles['title']} dir="auto">
        {view.title}
      </h3>
      {view.facts.length > 0 && <p className={ui['soft']}>{view.facts.join(' · ')}</p>}
      {view.url && (
        <p className={`${ui['textSm']} ${styles['link']}`}>
          <a href={view.url} target="_blank" rel="noreferrer">
            {view.url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        </p>
      )}
      {view.text && (
        <p className={styles['words']} dir="auto">
          {view.text}
        </p>
      )}
      {view.points.length > 0 && (
        <ul className={styles['points']}>
          {view.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {view.words.length > 0 && (
        <p className={`${ui['wrap2']} ${styles['tags']}`}>
          {view.words.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </p>
      )}
    </div>
  );
}
