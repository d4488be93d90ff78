import type { User } from '@waymark/contract/identity/accounts';
import { searchPath } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api-answer.ts';
import ui from '../../styles/primitives.module.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { filterCommands, listCommands, type Command } from './commands.ts';
import { FrameIcon } from './frame-icon.tsx';
import type { Navigation } from './places.ts';
import { hasRecords, maxTyped, searchRecords } from './search-records.ts';
import styles from './command-menu.module.css';
import { useSay } from '../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

/** The pause in typing after which records are searched. */
const typingPauseMs = 200;
const minTyped = 2;

export interface CommandMenuProps {
  user: User;
  navigation: Navigation;
  onClose: () => void;
  onLogout: () => void;
}

/**
 * Pages, records and actions by their name: a dialog with a combobox (WAI-ARIA). The focus stays in the field, the
 * arrows move through the answers, Enter follows one, and Escape closes.
 */
export function CommandMenu({ onClose, ...member }: CommandMenuProps) {
  const say = useSay();
  const dialog = useModal();
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { commands, isPending, failure } = useCommands(member, typed);
  const at = Math.min(active, commands.length - 1);

  function type(text: string) {
    setTyped(text);
    setActive(0);
  }

  function follow(command: Command | undefined) {
    if (!command) return;
    onClose();
    if (typeof command.does === 'string') void navigate(command.does);
    else command.does();
  }

  function press(event: KeyboardEvent) {
    // Enter and the arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) follow(commands[at]);
    else if (commands.length > 0) setActive((at + step + commands.length) % commands.length);
  }

  return (
    // A press on the backdrop reaches a dialog nowhere but on itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['menu']}
      aria-label={say`Jump to`}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
      onKeyDown={press}
    >
      <CommandField
        listId={listId}
        activeId={commands[at] && optionId(listId, at)}
        typed={typed}
        onType={type}
        onClose={onClose}
      />
      <FoundStatus isPending={isPending} found={commands.length} />
      <Answers id={listId} commands={commands} active={at} onChoose={follow} />
      {failure && <p className={styles['none']}>{failure}</p>}
      {commands.length === 0 && !failure && (
        <p className={styles['none']}>{isPending ? say`Searching…` : say`Nothing has this name.`}</p>
      )}
    </dialog>
  );
}

function FoundStatus({ isPending, found }: { isPending: boolean; found: number }) {
  const say = useSay();
  return (
    <VisuallyHidden>
      <span role="status">{isPending ? say`Searching` : say`${plural(found, 'result')}`}</span>
    </VisuallyHidden>
  );
}

interface CommandFieldProps {
  listId: string;
  /** The id of the answer that Enter follows; undefined for none. */
  activeId: string | undefined;
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}

function CommandField({ listId, activeId, typed, onType, onClose }: CommandFieldProps) {
  const say = useSay();
  const label = msg`Jump to a page, a name or an action`;
  return (
    <div className={styles['field']}>
      <FrameIcon name="search" />
      <input
        className={styles['input']}
        role="combobox"
        aria-label={label}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxTyped}
        placeholder={label}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <button type="button" className={styles['close']} onClick={onClose}>
        {say`Esc`}
        <VisuallyHidden> {say`to close`}</VisuallyHidden>
      </button>
    </div>
  );
}

/** Modal from its first moment on; it gives the focus back when it goes. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}

/** The commands with the typed name: pages and actions at once, records after a pause. */
function useCommands({ user, navigation, onLogout }: Omit<CommandMenuProps, 'onClose'>, typed: string) {
  const say = useSay();
  const q = typed.trim();
  const { found, ...state } = useRecords(user, q);
  const known = filterCommands(listCommands(say, navigation, onLogout), typed);
  return { ...state, commands: byKind([...known, ...searchesFor(say, user, q), ...found]) };
}

/** Candidates look for jobs by what they have typed. */
function searchesFor(say: Say, { role }: User, q: string): Command[] {
  if (role !== 'candidate' || q === '') return [];
  const label = say`Find jobs for “${q}”`;
  return [{ key: 'find', kind: msg`Actions`, label, icon: 'search', does: searchPath({ q }) }];
}

interface Records {
  /** The words that the answers are for. */
  q: string;
  found: readonly Command[];
  failure: string;
}

const noRecords: Records = { q: '', found: [], failure: '' };

/** Records by their name, once typing pauses. */
function useRecords(user: User, typed: string) {
  const [records, setRecords] = useState(noRecords);
  const q = typed.length >= minTyped && hasRecords(user) ? typed : '';
  useEffect(() => {
    if (q === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      searchRecords(user, q, leaving.signal).then(
        (found) => leaving.signal.aborted || setRecords({ q, found, failure: '' }),
        (reason: unknown) =>
          leaving.signal.aborted || setRecords({ q, found: [], failure: messageOf(reason) }),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [user, q]);
  const shown = q === '' || records.q !== q ? noRecords : records;
  return { ...shown, isPending: q !== shown.q };
}

/** Those of one kind follow each other, as they are shown. */
function byKind(commands: readonly Command[]): Command[] {
  const kinds = [...new Set(commands.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => commands.filter((command) => command.kind === kind));
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface AnswersProps {
  id: string;
  commands: readonly Command[];
  active: number;
  onChoose: (command: Command) => void;
}

function Answers({ id, commands, active, onChoose }: AnswersProps) {
  const say = useSay();
  const kinds = [...new Set(commands.map(({ kind }) => kind))];
  useEffect(() => {
    document.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      className={styles['list']}
      id={id}
      role="listbox"
      aria-label={say`Results`}
      hidden={commands.length === 0}
    >
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-label={kind}>
          <div className={styles['kind']} aria-hidden="true">
            {kind}
          </div>
          {commands.map((command, index) =>
            command.kind === kind ? (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
              <div
                key={command.key}
                id={optionId(id, index)}
                className={`${ui['row3']} ${ui['hoverSunken']} ${styles['option']}`}
                role="option"
                aria-selected={index === active}
                // Pressing must not take the focus out of the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(command)}
              >
                <FrameIcon name={command.icon} />
                <span className={ui['truncate']}>{command.label}</span>
                <span className={`${ui['truncate']} ${styles['detail']}`}>{command.detail}</span>
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
