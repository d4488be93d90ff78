import { type ReactNode, useEffect, useState } from 'react';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button, type ButtonVariant } from '../../../../../components/form/button.tsx';
import { isApiError, messageOf } from '../../../../../lib/api-answer.ts';
import { refreshUser } from '../../../../../lib/auth-store.ts';
import styles from '../profile-form.module.css';
import ui from '../../../../../styles/primitives.module.css';
import { sayHere, useSay } from '../../../../../lib/languages/say.ts';

/** A mail takes a moment; sending again at once would only deliver the same link twice. */
const coolDownSeconds = 60;

interface MailLinkButtonProps {
  label: string;
  variant?: ButtonVariant;
  /** The address the link is mailed to. */
  to: string;
  send: () => Promise<unknown>;
  /** Further buttons beside it. */
  children?: ReactNode;
}

/** Mails a link, confirms it, and is disabled for a while. */
export function MailLinkButton({ label, variant = 'secondary', to, send, children }: MailLinkButtonProps) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<{ ok: boolean; message: string } | null>(null);
  const { secondsLeft, start } = useCoolDown();

  async function press() {
    setPending(true);
    try {
      await send();
      setAnswer({ ok: true, message: say`A link is on its way to ${to}. Look in your spam folder as well.` });
      start(coolDownSeconds);
    } catch (failure) {
      setAnswer({ ok: false, message: messageOf(failure) });
      if (isApiError(failure) && failure.retryAfterSeconds) start(failure.retryAfterSeconds);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={ui['stack2']}>
      <Actions>
        <Button
          variant={variant}
          pending={pending}
          disabled={secondsLeft > 0}
          why={say`A link can be mailed again in ${formatWait(secondsLeft)}.`}
          onClick={() => void press()}
        >
          {secondsLeft > 0
            ? say`Send again in ${formatWait(secondsLeft)}`
            : answer
              ? say`Send it again`
              : label}
        </Button>
        {children}
      </Actions>
      {answer && (
        <p
          className={`${ui['softSm']} ${styles['answer']}`}
          data-ok={answer.ok}
          role={answer.ok ? 'status' : 'alert'}
          dir="auto"
        >
          {answer.message}
        </p>
      )}
    </div>
  );
}

function formatWait(seconds: number): string {
  return seconds < 90 ? sayHere`${seconds} s` : sayHere`${Math.ceil(seconds / 60)} min`;
}

/** Seconds until another try is allowed; 0 if it is. */
function useCoolDown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1_000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);

  function start(seconds: number) {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1_000);
  }

  return { secondsLeft, start };
}

/** The user may have followed a mailed link in another tab: refreshes the record when the page is shown again. */
export function useFreshUser(): void {
  useEffect(() => {
    function refresh() {
      // Without an answer the record stays as it was.
      if (document.visibilityState === 'visible') refreshUser().catch(() => undefined);
    }
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}
