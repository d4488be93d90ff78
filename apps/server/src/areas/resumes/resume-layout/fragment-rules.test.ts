import { expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

/** A line from right to left: its runs in reading order, the first at the right edge. */
function fromRight(y: number, texts: readonly string[], look: Drawn[3] = {}): Drawn[] {
  let edge = 545;
  return texts.map((text) => {
    const width = 5 * text.trim().length;
    edge -= width + (text.startsWith(' ') ? 3 : 0);
    const isLatin = /[A-Za-z\d]/.test(text);
    return [edge, y, text, { ...look, width, ...(!isLatin && { rightToLeft: true as const }) }];
  });
}

test('[L-25] text from right to left is read in order, in plain letters and without gaps in words', () => {
  const { contact, positions, skills, pages } = readDrawn([
    ...fromRight(60, ['ﺳﻤ', 'ﻴﺮ', ' ﻋﺎ', 'دل'], { size: 20, bold: true }),
    ...fromRight(80, ['samir@example.org', ' |', ' +961 1 555 012', ' |', ' ﺑ ﻴﺮوت']),
    ...fromRight(120, ['اﻟﺨﺒﺮات'], { bold: true, size: 14 }),
    ...fromRight(140, ['ﻣﺤﺎﺳﺐ،', ' ﺷ ﺮﻛﺔ اﻟﺴﺎﺣﻞ،', ' ﺑﻴﺮوت']),
    ...fromRight(154, ['٢٠١٨', ' –', ' ﺣﺘﻰ', ' اﻵن']),
    ...fromRight(190, ['اﻟﻤﻬﺎرات'], { bold: true, size: 14 }),
    // Words in Latin letters are drawn from left to right within the line.
    [490, 210, 'إدارة،', { width: 50, rightToLeft: true }],
    [450, 210, 'Office', { width: 30 }],
    [415, 210, 'Power', { width: 32 }],
  ]);
  expect([contact.name?.text, contact.place?.text]).toEqual(['سمير عادل', 'بيروت']);
  expect(positions.map(({ title, company, place, dates }) => [title, company, place, dates])).toEqual([
    ['محاسب', 'شركة الساحل', 'بيروت', '2018 – حتى الآن'],
  ]);
  expect(skills.map(({ name }) => name)).toEqual(['إدارة', 'Power Office']);
  // Places stay those of the page.
  expect(pages[0]?.lines[0]?.area?.x).toBeGreaterThan(300);
});

test('[L-25] Hebrew has its dates and bullets at the right', () => {
  const { contact, positions, education } = readDrawn([
    ...fromRight(60, ['נועה', ' ברק'], { size: 20, bold: true }),
    ...fromRight(80, ['noa@example.co.il', ' |', ' חיפה']),
    ...fromRight(120, ['ניסיון', ' תעסוקתי'], { bold: true, size: 14 }),
    ...fromRight(140, ['2019', ' –', ' היום:', ' מהנדסת', ' בניין,', ' אלון', ' בע"מ,', ' חיפה']),
    ...fromRight(155, ['•', ' ניהול', ' צוות']),
    ...fromRight(190, ['השכלה'], { bold: true, size: 14 }),
    ...fromRight(210, ['2015', ' –', ' 2019:', ' תואר', ' ראשון', ' בהנדסה,', ' הטכניון']),
  ]);
  expect([contact.name?.text, contact.place?.text]).toEqual(['נועה ברק', 'חיפה']);
  expect(positions.map(({ title, company, place, bullets }) => [title, company, place, bullets])).toEqual([
    ['מהנדסת בניין', 'אלון בע"מ', 'חיפה', ['ניהול צוות']],
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['תואר ראשון בהנדסה', 'הטכניון'],
  ]);
});
