import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResumeChanges } from './resume-changes.tsx';

test('[L-10] a line break that came is marked by itself, beside words that stayed', () => {
  const html = renderToStaticMarkup(
    <ResumeChanges
      changes={[
        { kind: 'same', text: 'Led a team' },
        { kind: 'added', text: '\n' },
        { kind: 'same', text: 'Cut costs' },
      ]}
    />,
  );
  expect(html).toMatch(/Led a team <ins>.*↵.*New line break\. .*<\/ins>\nCut costs/);
  expect(html).not.toContain('<del>');
});

test('[L-10] words that went stand before those that came, and unchanged lines far from them are left out', () => {
  const html = renderToStaticMarkup(
    <ResumeChanges
      changes={[
        { kind: 'same', text: 'Ada\nAnalyst\nLondon\nMy' },
        { kind: 'removed', text: 'old' },
        { kind: 'added', text: 'new' },
        { kind: 'same', text: 'skills\nPython\nExcel\nWord' },
      ]}
    />,
  );
  expect(html.replaceAll(/<span[^>]*>([^<]*)<\/span>/g, '$1')).toContain(
    '…\nLondon\nMy <del>Gone: old</del> <ins>New: new</ins> skills\nPython\n…',
  );
});

test('[L-10] equal resumes say so', () => {
  const html = renderToStaticMarkup(<ResumeChanges changes={[{ kind: 'same', text: 'Ada' }]} />);
  expect(html).toContain('Both resumes say the same.');
});
