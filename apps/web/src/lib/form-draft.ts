type Values = Record<string, unknown>;

/** What was typed into a form and whose it is; files and passwords are never among it. */
export interface FormDraft {
  owner: string;
  values: Values;
  /** A file was chosen, which no browser keeps: its name, so that it can be asked for again. */
  fileName?: string;
}

/** The named fields that differ from how the form began; null when there is nothing to keep. */
export function formDraftOf(
  owner: string,
  names: readonly string[],
  now: Values,
  before: Values,
  file?: unknown,
): FormDraft | null {
  const typed = names.filter((name) => isKept(now[name]) && now[name] !== (before[name] ?? ''));
  const fileName = file instanceof File ? { fileName: file.name } : {};
  if (typed.length === 0 && !('fileName' in fileName)) return null;
  return { owner, values: Object.fromEntries(typed.map((name) => [name, now[name]])), ...fileName };
}

/** A stored draft of this owner's, as far as it fits today's form; null when there is none. */
export function parseFormDraft(stored: unknown, owner: string, names: readonly string[]): FormDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { owner: whose, values, fileName } = stored as Record<string, unknown>;
  if (whose !== owner || typeof values !== 'object' || values === null) return null;
  const kept = Object.entries(values).filter(([name, value]) => names.includes(name) && isKept(value));
  return {
    owner,
    values: Object.fromEntries(kept),
    ...(typeof fileName === 'string' && { fileName }),
  };
}

const isKept = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';
