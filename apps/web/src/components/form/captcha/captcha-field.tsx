import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CheckboxField } from '../checkbox-field.tsx';
import styles from '../form.module.css';
import type { Captcha, CaptchaState } from './use-captcha.ts';
import { useSay } from '../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const explanation = msg`Your browser does a small calculation to show it. Nothing is sent to anybody else.`;
const hints: Record<CaptchaState, string> = {
  empty: explanation,
  working: msg`Checking…`,
  solved: msg`Checked. Thank you.`,
  failed: explanation,
};

const failure = msg`The check did not work in this browser. Tick the box again, or write to us by email.`;

interface CaptchaFieldProps {
  captcha: Captcha;
  box: RefObject<HTMLInputElement | null>;
  error: string | undefined;
}

/** A captcha without a riddle: the browser works for a moment, which is nothing for one message. */
export function CaptchaField({ captcha, box, error }: CaptchaFieldProps) {
  const say = useSay();
  const { state, tick } = captcha;
  const isTicked = state === 'working' || state === 'solved';
  const takeOver = useEffectEvent(() => box.current?.checked && tick(true));

  // Ticked before the script was there: the work begins now.
  useEffect(() => void takeOver(), []);

  return (
    <div className={styles['captcha']} data-state={state}>
      <CheckboxField
        ref={box}
        name="captcha"
        label={say`I am not a robot`}
        hint={<span role="status">{say(hints[state])}</span>}
        checked={isTicked}
        onChange={(event) => tick(event.currentTarget.checked)}
        error={state === 'failed' ? say(failure) : isTicked ? undefined : error}
      />
    </div>
  );
}
