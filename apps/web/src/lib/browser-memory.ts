import { siteStorage } from './browser-storage.ts';

/**
 * Keys that say nothing about the member who was signed in: the theme, how the navigation stands, and what was dismissed
 * for good.
 * A dismissal is stored as a number that cannot be traced back to its subject.
 */
const impersonalKeys = ['theme', 'side', 'shut', 'dismissedReview', 'dismissedPromos'] as const;

/** Empties local storage but for what is the browser's own, not the person's. */
export function forgetPerson(): void {
  const kept = impersonalKeys.map((key) => [key, siteStorage.read(key)] as const);
  siteStorage.clear();
  for (const [key, value] of kept) {
    if (value !== null) siteStorage.write(key, value);
  }
}
