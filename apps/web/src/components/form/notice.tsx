import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { wasSaid } from '../../lib/messages/said.ts';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  /** Where a field says the same aloud. What a toast has just said is silent by itself. */
  silent?: boolean;
  /** Takes the focus when it appears: what had it, such as the button that was pressed, is gone. */
  focus?: boolean;
  /** Without words, a good one is there all the same: what reads it aloud knows it before they come. */
  children: ReactNode;
}

/** A message that stays: above a form, or in place of one. */
export function Notice({ tone, focus = false, silent = false, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const isSaid = useMemo(() => typeof children === 'string' && wasSaid(children), [children]);
  useEffect(() => {
    if (focus) notice.current?.focus();
  }, [focus]);
  return (
    <div
      ref={notice}
      className={styles['notice']}
      data-tone={tone}
      role={silent || isSaid ? undefined : tone === 'bad' ? 'alert' : 'status'}
      tabIndex={focus ? -1 : undefined}
    >
      {children}
    </div>
  );
}
