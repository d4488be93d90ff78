import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Nothing that has had no focus can lose it.
const keepFocus = () =>
  void import('./lib/focus/keep-focus.ts').then(
    (loaded) => loaded.keepFocus(),
    () => undefined,
  );
if (document.activeElement === document.body) addEventListener('focusin', keepFocus, { once: true });
else keepFocus();

// In one go where a press waits for it; else in pieces, between which the browser answers.
const hydrate = document.documentElement.dataset['waking'] ? flushSync : startTransition;
hydrate(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
