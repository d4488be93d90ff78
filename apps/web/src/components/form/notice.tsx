import { useEffect, useRef, type ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  /** Where a toast says the same aloud. */
  silent?: boolean;
  /** Takes the focus when it appears: what had it, such as the button that was pressed, is gone. */
  focus?: boolean;
  /** Without words, a good one is there all the same: what reads it aloud knows it before they come. */
  children: ReactNode;
}

/** A message that stays: above a form, or in place of one. */
export function Notice({ tone, focus = false, silent = false, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) notice.current?.focus();
  }, [focus]);
  return (
    <div
      ref={notice}
      className={styles['notice']}
      data-tone={tone}
      role={silent ? undefined : tone === 'bad' ? 'alert' : 'status'}
      tabIndex={focus ? -1 : undefined}
    >
      {children}
    </div>
  );
}
