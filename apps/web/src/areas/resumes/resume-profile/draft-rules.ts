import type { EditTarget, FormValues } from './form-rules.ts';

/** Unsaved values of a dialog, and the version of the section they change. */
export interface Draft {
  version: number;
  values: FormValues;
  savedAt: number;
}

const prefix = 'resume-draft:';
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** The storage key of a draft; it contains the user, so that others do not see it. */
export function draftKey(userId: string, { section, entryId }: EditTarget): string {
  return `${prefix}${userId}:${section}:${entryId ?? 'new'}`;
}

/** Parses a storage key; null for other keys and other users. */
export function parseDraftKey(
  userId: string,
  key: string,
): { section: string; entryId: string | null } | null {
  const own = `${prefix}${userId}:`;
  if (!key.startsWith(own)) return null;
  const [section = '', entry = ''] = key.slice(own.length).split(':');
  return { section, entryId: entry === 'new' ? null : entry };
}

/** Null if there is no draft, it is invalid, or it is older than a month. */
export function parseDraft(stored: string | null, now: number): Draft | null {
  if (stored === null) return null;
  try {
    const draft = JSON.parse(stored) as Partial<Draft> | null;
    if (typeof draft?.version !== 'number' || typeof draft.values !== 'object') return null;
    if (typeof draft.savedAt !== 'number' || now - draft.savedAt > keptMs) return null;
    return { version: draft.version, values: onlyFormValues(draft.values), savedAt: draft.savedAt };
  } catch {
    return null;
  }
}

const onlyFormValues = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
  );
