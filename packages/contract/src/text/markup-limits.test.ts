import { expect, test } from 'vitest';
import { readPostingTextSchema } from '../posting/postings.ts';
import { pastedPostingSchema } from '../resumes/resume-check.ts';
import { maxPastedLines } from './markup-limits.ts';

test.each([readPostingTextSchema, pastedPostingSchema])(
  '[L-21] a pasted posting of thousands of lines is refused, with one sentence',
  (schema) => {
    const lines = (count: number) => schema.safeParse({ text: Array(count).fill('a').join('\n') });
    expect(lines(maxPastedLines).success).toBe(true);
    expect(lines(maxPastedLines + 1).error?.issues).toMatchObject([
      { path: ['text'], message: 'This text has more than 2,000 lines. Paste the posting alone.' },
    ]);
  },
);
