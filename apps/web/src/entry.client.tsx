import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Nothing that has had no focus can lose it.
addEventListener(
  'focusin',
  () =>
    void import('./lib/focus/keep-focus.ts').then(
      ({ keepFocus }) => keepFocus(),
      () => undefined,
    ),
  { once: true },
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
