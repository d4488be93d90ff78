import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wizardPlaceOf } from '../rules.ts';

interface WizardStep {
  step: number;
  /** Whether the browser's history says which step this is: a reload and Back keep it, a new visit has none. */
  known: boolean;
  go: (step: number, how?: { replace?: boolean }) => void;
}

/** The steps are entries of the browser's history, so that its Back goes one step back (B-3). */
export function useWizardStep(): WizardStep {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  // The first render has to be the server's, which knows no history.
  useEffect(() => setReady(true), []);
  const place = wizardPlaceOf(state);
  const at = place ?? { step: 0, pushed: 0 };

  function go(next: number, { replace = next < at.step } = {}) {
    if (next === at.step) return;
    // Where this step was come to from the one before, going back leads there and leaves nothing behind.
    if (next < at.step && at.step - next <= at.pushed) return void navigate(next - at.step);
    const wizard = { step: next, pushed: replace ? 0 : at.pushed + 1 };
    void navigate(pathname + search, { replace, state: { ...(state as object | null), wizard } });
  }

  return { step: ready ? at.step : 0, known: place !== null, go };
}
