import type { LegalText } from './choices.ts';

/** A text that the law requires, as it held from some day on. */
export interface LegalVersion {
  version: string;
  /** ISO 8601: when it was first kept. */
  since: string;
}

/** A line that a text gained or lost. */
export interface TextChange {
  kind: 'added' | 'removed';
  text: string;
}

export interface LegalHistory {
  text: LegalText;
  /** The one that holds first, then the newest. */
  versions: readonly LegalVersion[];
  shown: LegalVersion & {
    /** Sanitised. */
    html: string;
    /** Against the version before it; null for the first. */
    changes: readonly TextChange[] | null;
  };
}
