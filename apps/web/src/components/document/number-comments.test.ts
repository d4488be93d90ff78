import type { ReviewComment } from '@waymark/contract/resumes/resume-review';
import { expect, test } from 'vitest';
import { marksOf, orderComments } from './number-comments.ts';

test('[L-10] comments stand in the order of the document, numbered, those of the whole at the end', () => {
  const comment = (id: string, anchor: ReviewComment['anchor']): ReviewComment => ({
    id,
    anchor,
    kind: 'change',
    text: '',
  });
  const at = (page: number, line: string | null, y?: number) => ({
    page,
    line,
    quote: '',
    area: y === undefined ? null : { x: 0, y, width: 1, height: 1 },
  });
  const line = (id: string) => ({ id, text: '', area: null });
  const sheet = { pages: [{ number: 1, size: null, lines: ['a', 'b', 'c'].map(line) }] };
  const ordered = orderComments(
    [
      comment('whole', null),
      comment('page 2', at(2, null, 5)),
      comment('third', at(1, 'c')),
      comment('second', at(1, 'b')),
      comment('lower', at(1, null, 300)),
      comment('upper', at(1, null, 200)),
    ],
    sheet,
  );
  expect(ordered.map(({ id }) => id)).toEqual(['second', 'third', 'upper', 'lower', 'page 2', 'whole']);
  expect(marksOf(ordered).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});
