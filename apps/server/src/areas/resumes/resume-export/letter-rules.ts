import type { CoverLetterFields } from '@waymark/contract/resumes/resume-export/cover-letters';
import type { JsonResumeBasics } from '@waymark/contract/resumes/resume-export/json-resume';
import type { Say } from '@waymark/contract/text/say';
import type { Sheet, SheetBlock } from '../../../platform/documents/sheet.ts';
import type { Look } from './block-rules.ts';
import { contactItems, letterKind } from './rules.ts';
import { ink, muted } from './style-constants.ts';
import { contactLine, frameOf, lookOf, nameBlocks, type TemplateChoices } from './template-rules.ts';

/** A cover letter and its author. */
export interface Letter extends Omit<CoverLetterFields, 'title'> {
  basics: JsonResumeBasics;
  /** The date as text: "22 November 2026". */
  day: string;
}

/** A letter under the header of its author's resume. A template's rail is not used for letters. */
export function layOutLetter(say: Say, letter: Letter, choices: TemplateChoices): Sheet {
  const look = lookOf(choices);
  const { basics } = letter;
  const name = basics.name ?? '';
  const frame = frameOf(say, name, choices, letterKind);
  const { margin: narrow, top, contact } = look.style;
  const margin = Math.max(narrow, 58);
  const width = frame.width - 2 * margin;
  const head = [
    ...nameBlocks({ name, headline: basics.label ?? '' }, look),
    contactLine(contactItems(say, basics), look, contact.size),
  ].filter(({ spans }) => spans.length > 0);
  return {
    ...frame,
    footer: { ...frame.footer, x: margin, width },
    head: { x: margin, width, top, blocks: head },
    columns: [{ x: margin, width, blocks: letterBlocks(say, letter, look) }],
  };
}

function letterBlocks(say: Say, letter: Letter, look: Look): SheetBlock[] {
  const { size } = look.style.entry;
  const to = [letter.recipient, letter.company].filter(Boolean);
  const subject = letter.jobTitle ? [say`Application: ${letter.jobTitle}`] : [];
  return [
    textBlock(letter.day, { above: 26, color: muted, size }),
    ...to.map((text, at) => textBlock(text, { above: at === 0 ? 16 : 0, color: ink, size })),
    ...subject.map((text): SheetBlock => ({
      ...textBlock(text, { above: 20, color: look.accent, size: size + 1 }),
      role: 'H2',
      spans: [{ text, font: 'bold', size: size + 1, color: look.accent }],
      keepsNext: true,
    })),
    ...paragraphs(letter.text).flatMap((lines, at) =>
      lines.map((text, line) =>
        textBlock(text, { above: line > 0 ? 0 : at === 0 ? 16 : 0.75 * size, color: ink, size }),
      ),
    ),
  ];
}

function textBlock(
  text: string,
  { above, color, size }: { above: number; color: string; size: number },
): SheetBlock {
  return { role: 'P', spans: [{ text, font: 'regular', size, color }], lineHeight: 1.45 * size, above };
}

/** Empty lines separate paragraphs; single line breaks are kept. */
function paragraphs(text: string): string[][] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return lines.length > 0 ? [lines] : [];
  });
}
