import type { Line } from '../resume-layout/line-rules.ts';
import { findDates } from '../resume-words/date-rules.ts';

/** What a line says below a label: "Company: Acme", or two cells of a row. */
export interface Labelled {
  label: string;
  text: string;
}

const labelPattern = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u;

/** The label of a line and what follows it; undefined without one. */
export function labelOf({ text, parts }: Line): Labelled | undefined {
  const [, label, value] = labelPattern.exec(text) ?? [];
  if (label && value && !/[,|;]/.test(label)) return { label, text: value };
  const [first, ...rest] = parts;
  if (!first || rest.length === 0 || first.text.length > 40 || /[,;|:@]/.test(first.text)) return undefined;
  if (findDates(first.text).length > 0) return undefined;
  return { label: first.text, text: rest.map((part) => part.text.replace(/^[:：]\s*/u, '')).join(' | ') };
}
