import { useEffect, useRef, type ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  /** Takes the focus when it appears: what had it, such as the button that was pressed, is gone. */
  focus?: boolean;
  children: ReactNode;
}

/** A message that stays: above a form, or in place of one. */
export function Notice({ tone, focus = false, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) notice.current?.focus();
  }, [focus]);
  return (
    <div
      ref={notice}
      className={styles['notice']}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={focus ? -1 : undefined}
    >
      {children}
    </div>
  );
}
