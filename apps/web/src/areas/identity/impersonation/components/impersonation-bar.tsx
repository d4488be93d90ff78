import { useEffect, useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { endVisit } from '../../../../lib/visit/end-visit.ts';
import type { SupportVisit } from '../../../../lib/visit/stored-visit.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './impersonation.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';
import { msg, plural } from '@waymark/contract/text/message';

/** Shows who is impersonated and for how long, and ends the impersonation. */
export function ImpersonationBar({ visit }: { visit: SupportVisit }) {
  const say = useSay();
  const minutes = useMinutesLeft(visit.expiresAt);
  const [pending, setPending] = useState(false);

  function end() {
    setPending(true);
    void endVisit();
  }

  return (
    <aside className={styles['bar']} aria-label={say`Looking as another person`}>
      <div className={styles['words']}>
        <p className={ui['truncate']}>
          {rich(say, msg`You are looking as <name>${visit.name}</name>`, { name: <strong dir="auto" /> })}
        </p>
        <p className={styles['left']}>
          {minutes > 1
            ? say`Read only, ${plural(minutes, '# more minute', '# more minutes')}`
            : say`Read only, a minute more`}
        </p>
      </div>
      <Button variant="secondary" pending={pending} onClick={end}>
        {say`End`}
      </Button>
    </aside>
  );
}

/** Ends the impersonation when the time is up. */
function useMinutesLeft(expiresAt: string): number {
  const [left, setLeft] = useState(() => minutesUntil(expiresAt));
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(minutesUntil(expiresAt));
      if (minutesUntil(expiresAt) <= 0) void endVisit();
    }, 5000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return left;
}

const minutesUntil = (moment: string) => Math.ceil((Date.parse(moment) - Date.now()) / 60_000);
