import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import styles from './review-editor.module.css';
import type { ReviewForm } from './use-review-form.ts';
import type { SaveState } from './use-review-saver.ts';

const words: Partial<Record<SaveState['type'], string>> = {
  waiting: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  newer: 'Not saved: there is a newer version',
  lost: 'Not saved',
};

/** Whether what is typed is safe, said quietly. */
export function SaveNote({ save }: { save: SaveState }) {
  const text = save.type === 'failed' ? `Not saved: ${save.message}` : (words[save.type] ?? '');
  const isBad = ['failed', 'newer', 'lost'].includes(save.type);
  return (
    <span className={styles['saved']} role="status" data-bad={isBad || undefined}>
      {text}
    </span>
  );
}

/** Another window was there before, or the request is not in these hands any more. */
export function SaveConflict({ form: { save, saver } }: { form: Pick<ReviewForm, 'save' | 'saver'> }) {
  if (save.type === 'lost') {
    return (
      <Notice tone="bad">
        <p>{save.message} Nothing more is saved; what you wrote can still be copied from here.</p>
      </Notice>
    );
  }
  if (save.type !== 'newer') return null;
  return (
    <Notice tone="bad">
      <p>This review was changed in another window. Nothing more is saved here until you choose.</p>
      <Actions>
        <Button variant="secondary" onClick={() => void saver.takeOver('theirs')}>
          Show the newer one
        </Button>
        <Button variant="secondary" onClick={() => void saver.takeOver('mine')}>
          Keep what is here
        </Button>
      </Actions>
    </Notice>
  );
}
