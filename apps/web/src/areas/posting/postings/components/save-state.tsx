import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import styles from './posting-form.module.css';
import type { SaveState as State } from './use-draft-saver.ts';
import type { PostingForm } from './use-posting-draft.ts';

const words: Partial<Record<State['type'], string>> = {
  waiting: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  newer: 'Not saved: there is a newer version',
  gone: 'Not saved: this draft is gone',
};

/** Whether what is typed is safe, said quietly. */
export function SaveState({ save }: { save: State }) {
  const text = save.type === 'failed' ? `Not saved: ${save.message}` : (words[save.type] ?? '');
  return (
    <span
      className={styles['saved']}
      role="status"
      data-tone={save.type === 'failed' || save.type === 'newer' || save.type === 'gone' ? 'bad' : undefined}
    >
      {text}
    </span>
  );
}

/** Another window, or a colleague, was there before. */
export function SaveConflict({ form }: { form: Pick<PostingForm, 'save' | 'takeOver' | 'startOver'> }) {
  if (form.save.type === 'newer') {
    return (
      <Notice tone="bad">
        <p>This draft was changed in another window. Nothing more is saved here until you choose.</p>
        <Actions>
          <Button variant="secondary" onClick={() => void form.takeOver('theirs')}>
            Show the newer one
          </Button>
          <Button variant="secondary" onClick={() => void form.takeOver('mine')}>
            Keep what is here
          </Button>
        </Actions>
      </Notice>
    );
  }
  if (form.save.type !== 'gone') return null;
  return (
    <Notice tone="bad">
      <p>This draft was published or deleted in another window. What you typed is still here.</p>
      <Actions>
        <Button variant="secondary" onClick={form.startOver}>
          Keep it as a new draft
        </Button>
      </Actions>
    </Notice>
  );
}
