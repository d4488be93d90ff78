import { draftPath } from '@waymark/contract/paths';
import type { DraftSummary, PostingChoices } from '@waymark/contract/posting/postings';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { duplicateJob } from '../api/duplicate-job.ts';
import { describeCost } from '../form-rules.ts';
import styles from './start-panel.module.css';

interface StartPanelProps {
  drafts: readonly DraftSummary[];
  total: number;
  choices: PostingChoices;
  onPaste: () => void;
}

/** Ways to begin that are shorter than an empty form, and what was begun already. */
export function StartPanel({ drafts, total, choices, onPaste }: StartPanelProps) {
  const navigate = useNavigate();
  const [earlier, setEarlier] = useState('');
  const [pending, setPending] = useState(false);

  async function copy() {
    setPending(true);
    try {
      await navigate(draftPath(await duplicateJob(earlier)));
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={styles['panel']}>
      <p>{describeCost(choices.places)}</p>
      {choices.earlier.length > 0 && (
        <div className={styles['earlier']}>
          <SelectField
            label="Start from an earlier posting"
            value={earlier}
            onChange={(event) => setEarlier(event.currentTarget.value)}
          >
            <option value="">Please choose</option>
            {choices.earlier.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button variant="secondary" disabled={earlier === ''} pending={pending} onClick={() => void copy()}>
            Use it
          </Button>
        </div>
      )}
      <div className={styles['paste']}>
        <Button variant="secondary" onClick={onPaste}>
          Paste a text
        </Button>
        <span>and have it split into the fields below.</span>
      </div>
      {drafts.length > 0 && <Drafts drafts={drafts} total={total} />}
    </div>
  );
}

function Drafts({ drafts: listed, total }: Pick<StartPanelProps, 'drafts' | 'total'>) {
  const [drafts, setDrafts] = useState(listed);
  const [asked, setAsked] = useState<DraftSummary | null>(null);

  async function remove() {
    if (!asked) return;
    await deleteDraft(asked.id);
    setDrafts(drafts.filter(({ id }) => id !== asked.id));
    setAsked(null);
    showSuccess('Draft deleted');
  }

  const gone = listed.length - drafts.length;
  return (
    <details className={styles['drafts']} open={total <= 3}>
      <summary>{plural(total - gone, 'draft')}</summary>
      <ul className={styles['list']}>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles['draft']}>
            <span className={styles['what']}>
              <Link to={draftPath(draft.id)}>{draft.title.trim() || 'Without a title'}</Link>
              <span className={styles['detail']}>
                {draft.jobId ? 'Changes to an open job' : 'Not published'}, {formatDate(draft.updatedAt)}
                {draft.author && ` by ${draft.author}`}
              </span>
            </span>
            <IconButton icon="bin" onPress={() => setAsked(draft)}>
              Delete the draft {draft.title}
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this draft?"
        confirm="Delete"
        onConfirm={remove}
        onClose={() => setAsked(null)}
      >
        What was typed is gone then. A published job stays as it is.
      </ConfirmDialog>
    </details>
  );
}

async function deleteDraft(draftId: string): Promise<void> {
  await callApi('DELETE /company/drafts/:draftId', { params: { draftId } });
}
