import { useSyncExternalStore, type ChangeEvent } from 'react';
import { siteStorage } from '../../lib/browser-storage.ts';
import ui from '../../styles/primitives.module.css';
import styles from './theme-toggle.module.css';

export const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const storageKey = 'theme';

const listeners = new Set<() => void>();

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system');
  return (
    <fieldset className={`${ui['row']} ${styles['toggle']}`} data-needs="script">
      <legend className={styles['legend']}>Colours</legend>
      {themes.map((choice) => (
        <label className={styles['choice']} key={choice.value}>
          <input
            type="radio"
            name="theme"
            value={choice.value}
            checked={theme === choice.value}
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              storeTheme(event.currentTarget.value as Theme)
            }
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

export type Theme = (typeof themes)[number]['value'];

function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readTheme(): Theme {
  const stored = siteStorage.read(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The head script does the same to the document before the first paint of the next page. */
export function storeTheme(theme: Theme): void {
  if (theme === 'system') {
    siteStorage.remove(storageKey);
    delete document.documentElement.dataset['theme'];
  } else {
    siteStorage.write(storageKey, theme);
    document.documentElement.dataset['theme'] = theme;
  }
  for (const listener of listeners) listener();
}
