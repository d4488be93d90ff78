import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { PageHead } from './page-head.tsx';
import { Prose } from './prose.tsx';

const directionOf = (element: Element) => getComputedStyle(element).direction;

/** Where the text of an element begins: at the right edge of its box, or at the left one. */
function sideOf(element: Element): 'left' | 'right' {
  const words = document.createRange();
  words.selectNodeContents(element);
  const [text, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
  return box.right - text.right < text.left - box.left ? 'right' : 'left';
}

test('[L-13] an Arabic posting is read from right to left, with its bullets and full stops on that side', async () => {
  const html =
    '<p>نحن نبحث عن محاسب ذي خبرة.</p><ul><li>خبرة 3 سنوات</li></ul><p>Send us your resume.</p><p dir="rtl">SAP</p>';
  const { container } = await renderPart(<Prose html={html} />);
  const [arabic, english, marked] = [...container.querySelectorAll('p')];
  const [list, item] = [container.querySelector('ul'), container.querySelector('li')];
  if (!arabic || !english || !marked || !list || !item) throw new Error('A part is missing.');
  expect([arabic, list, item, english, marked].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'rtl']);
  expect([arabic, item, english].map(sideOf)).toEqual(['right', 'right', 'left']);
  // The room of the bullets.
  expect(list.getBoundingClientRect().right - item.getBoundingClientRect().right).toBeGreaterThan(10);
});

test('[L-13] a title and any block of words are read in the direction of their first letter', async () => {
  const { container } = await renderPart(
    <>
      <PageHead title="مطور واجهات (React)" />
      <p>דרושה רואת חשבון, תל אביב.</p>
      <p>Accountant</p>
    </>,
  );
  const [hebrew, english] = [...container.querySelectorAll('p')];
  const title = container.querySelector('h1');
  if (!hebrew || !english || !title) throw new Error('A part is missing.');
  expect(directionOf(title)).toBe('rtl');
  expect([hebrew, english].map(sideOf)).toEqual(['right', 'left']);
});
