import { useId, type ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface AlertDialogProps {
  open: boolean;
  tone: 'good' | 'bad';
  title: string;
  /** The sentence that has to be read. */
  children: ReactNode;
  onClose: () => void;
}

const signs = { good: 'M9 17.5 14.5 23 25 11', bad: 'M16 8v10.5M16 23.5v.5' };

/** Something to be read before going on: in the middle, with one button. */
export function AlertDialog({ open, tone, title, children, onClose }: AlertDialogProps) {
  const say = useSay();
  const id = useId();
  return (
    <Dialog open={open} title={title} onClose={onClose} alertText={id}>
      <svg className={styles['sign']} data-tone={tone} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="14.5" />
        <path d={signs[tone]} />
      </svg>
      <p className={styles['text']} id={id}>
        {children}
      </p>
      <Button data-first-focus className={styles['button']} onClick={onClose}>
        {say`OK`}
      </Button>
    </Dialog>
  );
}
