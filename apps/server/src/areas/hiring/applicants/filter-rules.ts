/** Where a page of cards ends: what it is sorted by, as a whole number, and the last card's id. */
export interface Cursor {
  value: string;
  id: string;
}

export const formatCursor = ({ value, id }: Cursor): string => `${value}_${id}`;

/** The contract has checked its form. */
export function parseCursor(text: string): Cursor {
  const [value = '', id = ''] = text.split('_');
  return { value, id };
}

/** `QUESTION:ANSWER` in its parts; `least` is null for what is no number. */
export function parseAnswerFilter(text: string): {
  questionId: string;
  answer: string;
  least: string | null;
} {
  const questionId = text.slice(0, 36);
  const answer = text.slice(37).trim();
  return { questionId, answer, least: /^-?\d{1,15}(\.\d{1,6})?$/.test(answer) ? answer : null };
}
