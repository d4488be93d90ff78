import type { Say } from '@waymark/contract/text/say';
import { draftPath } from '@waymark/contract/paths';
import type {
  DraftFields,
  DraftSummary,
  FoundFields as Fields,
  UnreadLabel,
  PostingChoices,
} from '@waymark/contract/posting/postings';
import { msg, plural } from '@waymark/contract/text/message';
import { useId, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { listFound } from '../form-rules.ts';
import styles from './postings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface DraftPage {
  data: readonly DraftSummary[];
  total: number;
}

interface StartPanelProps {
  drafts: DraftPage;
  earlier: PostingChoices['earlier'];
  onText: (found: Partial<DraftFields>) => void;
}

/** Shorter ways to start than an empty form, and the drafts. */
export function StartPanel({ drafts, earlier, onText }: StartPanelProps) {
  const say = useSay();
  const [isPasting, setPasting] = useState(false);
  return (
    <div className={`${ui['grid5']} ${styles['panel']}`}>
      {earlier.length > 0 && <EarlierPostings earlier={earlier} />}
      <div className={`${ui['cluster3']} ${ui['soft']}`}>
        <Button variant="secondary" onClick={() => setPasting(true)}>
          {say`Paste a text`}
        </Button>
        <span>{say`and have it split into the fields below.`}</span>
      </div>
      {drafts.data.length > 0 && <Drafts {...drafts} />}
      {isPasting && (
        <PasteDialog
          onAccept={(found) => {
            onText(found);
            setPasting(false);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}

const namedEarlier = 3;

/** The company's postings as templates: the latest by a button each, the others in a list. */
function EarlierPostings({ earlier }: Pick<StartPanelProps, 'earlier'>) {
  const say = useSay();
  const navigate = useNavigate();
  const [older, setOlder] = useState('');
  const { pending, run } = useAction(showFailed);

  async function copy(jobId: string) {
    const { data } = await callApi('POST /company/jobs/:jobId/duplicate', { params: { jobId } });
    await navigate(draftPath(data.draftId));
  }

  return (
    <div className={ui['grid3']} role="group" aria-labelledby="earlier-title">
      <p className={ui['semibold']} id="earlier-title">
        {say`Start from an earlier posting`}
      </p>
      <div className={ui['wrap2']}>
        {earlier.slice(0, namedEarlier).map(({ id, title }) => (
          <Button
            key={id}
            variant="secondary"
            className={styles['template']}
            disabled={pending}
            onClick={() => run(() => copy(id))}
          >
            {title}
          </Button>
        ))}
      </div>
      {earlier.length > namedEarlier && (
        <div className={`${ui['wrap3']} ${ui['fieldAndButton']} ${styles['adding']}`}>
          <SelectField
            label={say`An older one`}
            value={older}
            onChange={(event) => setOlder(event.currentTarget.value)}
          >
            <option value="">{say`Please choose`}</option>
            <Options
              choices={earlier.slice(namedEarlier).map(({ id, title }) => ({ value: id, label: title }))}
            />
          </SelectField>
          <Button
            variant="secondary"
            disabled={older === ''}
            why={say`Choose a posting first.`}
            pending={pending}
            onClick={() => run(() => copy(older))}
          >
            {say`Use it`}
          </Button>
        </div>
      )}
    </div>
  );
}

function Drafts({ data: listed, total }: DraftPage) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const [drafts, setDrafts] = useState(listed);
  const [asked, setAsked] = useState<DraftSummary | null>(null);

  async function remove() {
    if (!asked) return;
    await callApi('DELETE /company/drafts/:draftId', { params: { draftId: asked.id } });
    setDrafts(drafts.filter(({ id }) => id !== asked.id));
    setAsked(null);
    showSuccess(msg`Draft deleted`);
  }

  const gone = listed.length - drafts.length;
  return (
    <details className={styles['drafts']} open={total <= 3}>
      <summary>{say`${plural(total - gone, 'draft')}`}</summary>
      <ul className={ui['grid2']}>
        {drafts.map((draft) => (
          <li key={draft.id} className={`${ui['row3']} ${styles['draft']}`}>
            <span className={`${ui['shrink']} ${ui['grid']} ${styles['what']}`}>
              <Link to={draftPath(draft.id)}>{draft.title.trim() || say`Without a title`}</Link>
              <span className={ui['softSm']}>
                {stateOfDraft(say, draft, formatDate(words, draft.updatedAt, locale))}
              </span>
            </span>
            <IconButton icon="bin" onPress={() => setAsked(draft)}>
              {say`Delete the draft ${draft.title}`}
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={say`Delete this draft?`}
        confirm={say`Delete`}
        onConfirm={remove}
        onClose={() => setAsked(null)}
      >
        {say`What was typed is gone then. A published job stays as it is.`}
      </ConfirmDialog>
    </details>
  );
}

interface PasteDialogProps {
  onAccept: (fields: Partial<DraftFields>) => void;
  onClose: () => void;
}

/** Reads fields out of a pasted text, to accept one by one. */
function PasteDialog({ onAccept, onClose }: PasteDialogProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ data: Fields; unread: readonly UnreadLabel[] } | null>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function read(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setError(undefined);
    try {
      setFound(await callApi('POST /company/posting-texts', { body: { text } }));
    } catch (failure) {
      setError(fieldErrorsOf(failure)['text'] ?? messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open title={say`Paste a text`} onClose={onClose}>
      {found ? (
        <FoundFields
          found={found.data}
          unread={found.unread}
          onAccept={onAccept}
          onBack={() => setFound(null)}
        />
      ) : (
        <form className={ui['grid5']} noValidate onSubmit={(event) => void read(event)}>
          <TextArea
            label={say`The text of a posting`}
            rows={12}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={error}
          />
          <Actions align="end">
            <Button
              type="submit"
              pending={pending}
              disabled={text.trim() === ''}
              why={say`Paste the text of a posting first.`}
            >
              {say`Split into fields`}
            </Button>
          </Actions>
        </form>
      )}
    </Dialog>
  );
}

interface FoundFieldsProps {
  found: Fields;
  unread: readonly UnreadLabel[];
  onAccept: (fields: Partial<DraftFields>) => void;
  onBack: () => void;
}

function FoundFields({ found, unread, onAccept, onBack }: FoundFieldsProps) {
  const say = useSay();
  const words = useBoardWords();
  const listed = listFound(say, words, found);
  const [chosen, setChosen] = useState(() => new Set(listed.map(({ name }) => name)));

  function toggle(name: keyof DraftFields, isChosen: boolean) {
    const others = [...chosen].filter((one) => one !== name);
    setChosen(new Set(isChosen ? [...others, name] : others));
  }

  function accept() {
    onAccept(
      Object.fromEntries(Object.entries(found).filter(([name]) => chosen.has(name as keyof DraftFields))),
    );
  }

  return (
    <div className={ui['grid5']}>
      <p>{say`This was found. Take out what is wrong; the rest goes into the form.`}</p>
      <ul className={`${ui['grid3']} ${ui['anywhere']}`}>
        {listed.map(({ name, label, shown }) => (
          <li key={name}>
            <CheckboxField
              label={label}
              hint={shown.length > 300 ? `${shown.slice(0, 300)}…` : shown}
              checked={chosen.has(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {unread.length > 0 && <UnreadLabels unread={unread} />}
      <Actions align="end">
        <Button variant="secondary" onClick={onBack}>
          {say`Back to the text`}
        </Button>
        <Button disabled={chosen.size === 0} why={say`Choose at least one field first.`} onClick={accept}>
          {say`Take over`}
        </Button>
      </Actions>
    </div>
  );
}

/** Labelled lines whose field stays empty. */
function UnreadLabels({ unread }: Pick<FoundFieldsProps, 'unread'>) {
  const say = useSay();
  const id = useId();
  return (
    <section className={ui['grid2']} aria-labelledby={id}>
      <h3 id={id} className={ui['strong']}>
        {say`Not read`}
      </h3>
      <p className={ui['softSm']}>{say`These lines stay in the text. Fill in their fields yourself.`}</p>
      <ul className={`${ui['grid1']} ${ui['textSm']} ${ui['anywhere']}`}>
        {unread.map(({ label, text }, at) => (
          // The same line may stand there twice.
          <li key={`${at} ${label}`}>
            <strong>{label}:</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOfDraft(say: Say, { jobId, author }: DraftSummary, day: string): string {
  if (jobId === null) return author ? say`Not published, ${day} by ${author}` : say`Not published, ${day}`;
  return author ? say`Changes to an open job, ${day} by ${author}` : say`Changes to an open job, ${day}`;
}
