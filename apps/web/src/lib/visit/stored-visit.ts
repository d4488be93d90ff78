import { staffUsersPath } from '@waymark/contract/first-tables';
import { localPath } from '@waymark/contract/language-prefix';
import type { OpenedVisit } from '@waymark/contract/identity/impersonation';
import { tabStorage } from '../browser-storage.ts';
import { documentLanguage } from '../languages/document-language.ts';

/** A staff member impersonates a member (J-5), in this tab only and in addition to their own session. */
export interface SupportVisit extends OpenedVisit {
  /** Whom they look as. */
  userId: string;
}

const key = 'supportVisit';

/** Null without an impersonation. */
export function readVisit(): SupportVisit | null {
  try {
    const stored = tabStorage.read(key);
    return stored === null ? null : (JSON.parse(stored) as SupportVisit);
  } catch {
    return null;
  }
}

export function storeVisit(visit: SupportVisit): void {
  tabStorage.write(key, JSON.stringify(visit));
}

/** From here on calls of this tab are the member of staff's own again. */
export function removeVisit(): void {
  tabStorage.remove(key);
}

/** Back to where the visit began: with a new page, which remembers nothing of it. */
export function leaveVisit({ userId }: SupportVisit): void {
  removeVisit();
  const user = new URLSearchParams({ user: userId });
  location.assign(localPath(`${staffUsersPath}?${user}`, documentLanguage()));
}
