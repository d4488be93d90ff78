import { useRef, useState } from 'react';
import type { ratePassword } from './rate-password.ts';

export type PasswordJudge = typeof ratePassword;

interface PasswordJudgeState {
  load: () => void;
  /** Null while it loads; 'missing' when it could not be loaded. */
  judge: PasswordJudge | 'missing' | null;
}

/** Loads what judges passwords when it is first needed; without it a password can be chosen all the same. */
export function usePasswordJudge(): PasswordJudgeState {
  const [judge, setJudge] = useState<PasswordJudgeState['judge']>(null);
  const asked = useRef(false);

  function load() {
    if (asked.current) return;
    asked.current = true;
    import('./rate-password.ts').then(
      (loaded) => setJudge(() => loaded.ratePassword),
      () => setJudge('missing'),
    );
  }

  return { load, judge };
}
