import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { removePicture } from '../api/remove-picture.ts';
import styles from './picture-form.module.css';

interface PictureRemoveDialogProps {
  open: boolean;
  onKeep: () => void;
  onRemoved: () => void;
}

export function PictureRemoveDialog({ open, onKeep, onRemoved }: PictureRemoveDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  function keep() {
    setFailure('');
    onKeep();
  }

  async function remove() {
    setPending(true);
    setFailure('');
    try {
      await removePicture();
    } catch (reason) {
      setFailure(messageOf(reason));
      return;
    } finally {
      setPending(false);
    }
    showSuccess('Picture removed');
    onRemoved();
  }

  return (
    <Dialog open={open} title="Remove your picture?" onClose={keep} dismissable={!pending}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>It is deleted for good, and your initials take its place.</p>
      <div className={styles['answers']}>
        <Button variant="secondary" disabled={pending} onClick={keep}>
          Keep it
        </Button>
        <Button variant="danger" pending={pending} onClick={() => void remove()}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
