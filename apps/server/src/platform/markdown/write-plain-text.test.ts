import { expect, test } from 'vitest';
import { writePlainText } from './write-plain-text.ts';

test('[L-20] Markdown reads well without formatting, and HTML in it is left out', () => {
  const markdown = `## What **pays**

One line
and the next, with [words](https://example.org/a) and https://example.org/b.

1. first
2. second
   - inner *one*

> Quoted \`code\`

| A | B |
|---|---|
| 1 | 2 |

---

<script>alert(1)</script>

Fish <b>&</b> chips`;
  expect(writePlainText(markdown, (href) => href)).toBe(`What pays

One line
and the next, with words (https://example.org/a) and https://example.org/b.

1. first
2. second

   - inner one

> Quoted code

A | B
1 | 2

* * *

Fish & chips`);
});
