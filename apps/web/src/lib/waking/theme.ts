import { msg } from '@waymark/contract/text/message';
import { siteStorage } from '../browser-storage.ts';

export const themes = [
  { value: 'system', label: msg`System` },
  { value: 'light', label: msg`Light` },
  { value: 'dark', label: msg`Dark` },
] as const;
export type Theme = (typeof themes)[number]['value'];

const storageKey = 'theme';

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readTheme(): Theme {
  const stored = siteStorage.read(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function storeTheme(theme: Theme): void {
  if (theme === 'system') siteStorage.remove(storageKey);
  else siteStorage.write(storageKey, theme);
  showTheme(theme);
  for (const listener of listeners) listener();
}

/** The head script does the same to the document before the first paint of the next page. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
