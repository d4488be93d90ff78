import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { documentLanguage } from './lib/languages/document-language.ts';
import { LanguageContext } from './lib/languages/language.ts';
import { followFocus } from './lib/focus/follow-focus.ts';

followFocus();

// In one go where a press waits for it; else in pieces, between which the browser answers.
const hydrate = document.documentElement.dataset['waking'] ? flushSync : startTransition;
hydrate(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={documentLanguage()}>
        <HydratedRouter />
      </LanguageContext>
    </StrictMode>,
  );
});
