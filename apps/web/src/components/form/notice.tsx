import { useEffect, type ReactNode } from 'react';
import { useSaidByToast } from '../../lib/messages/one-voice.ts';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  /** Where a field says the same aloud. What a toast says is silent by itself. */
  silent?: boolean;
  /** Takes the focus when it appears: what had it, such as the button that was pressed, is gone. */
  focus?: boolean;
  /** Without words, a good one is there all the same: what reads it aloud knows it before they come. */
  children: ReactNode;
}

/** A message that stays: above a form, or in place of one. */
export function Notice({ tone, focus = false, silent = false, children }: NoticeProps) {
  const { place, isSaid } = useSaidByToast<HTMLDivElement>();
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus, place]);
  return (
    <div
      ref={place}
      className={styles['notice']}
      data-tone={tone}
      role={silent || isSaid ? undefined : tone === 'bad' ? 'alert' : 'status'}
      tabIndex={focus ? -1 : undefined}
    >
      {children}
    </div>
  );
}
