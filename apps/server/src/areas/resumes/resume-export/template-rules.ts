import {
  resumeAccents,
  type PaperSize,
  type ResumeAccent,
  type ResumeTemplate,
} from '@waymark/contract/resumes/choices';
import type { Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { faces } from '../../../platform/documents/faces.ts';
import { papers } from '../../../platform/documents/papers.ts';
import type { Sheet, SheetBlock, SheetColumn, SheetSpan } from '../../../platform/documents/sheet.ts';
import { headingBlock, linkSpan, sectionBlocks, type Look } from './block-rules.ts';
import type { ContentSection, ResumeContent } from './content-rules.ts';
import { resumeKind, type ContentLink } from './rules.ts';
import { ink, muted, paperWhite, rail, railTint, templateStyles } from './style-constants.ts';

export interface TemplateChoices {
  template: ResumeTemplate;
  accent: ResumeAccent;
  paper: PaperSize;
}

/** Sections in the rail: short lists. */
const railSections = new Set(['skills', 'languages', 'interests']);

/** A resume laid out for drawing. */
export function layOutResume(say: Say, content: ResumeContent, choices: TemplateChoices): Sheet {
  return choices.template === 'modern'
    ? layOutWithRail(say, content, choices)
    : layOutColumn(say, content, choices);
}

function accentColor(accent: ResumeAccent): string {
  return resumeAccents.find(({ value }) => value === accent)?.color ?? ink;
}

export function lookOf({ template, accent }: TemplateChoices): Look {
  return { style: templateStyles[template], accent: accentColor(accent) };
}

function layOutColumn(say: Say, content: ResumeContent, choices: TemplateChoices): Sheet {
  const look = lookOf(choices);
  const { margin, contact, top } = look.style;
  const frame = frameOf(say, content.name, choices, resumeKind);
  const width = frame.width - 2 * margin;
  const head = [...nameBlocks(content, look), contactLine(content.contact, look, contact.size)];
  const blocks = content.sections.flatMap((section) => sectionBlocks(section, look));
  return {
    ...frame,
    head: { x: margin, width, top, blocks: head.filter(({ spans }) => spans.length > 0) },
    columns: [{ x: margin, width, blocks }],
  };
}

/** The name above a rail with contact details and short lists; the rail is read before the main column. */
function layOutWithRail(say: Say, content: ResumeContent, choices: TemplateChoices): Sheet {
  const look = lookOf(choices);
  const { margin, top } = look.style;
  const frame = frameOf(say, content.name, choices, resumeKind);
  const isInRail = ({ key }: ContentSection) => railSections.has(key);
  const mainX = rail.width + rail.gap;
  const main: SheetColumn = {
    x: mainX,
    width: frame.width - mainX - margin,
    blocks: content.sections
      .filter((one) => !isInRail(one))
      .flatMap((section) => sectionBlocks(section, look)),
  };
  const side: SheetColumn = {
    x: rail.inset,
    width: rail.width - 2 * rail.inset + 8,
    blocks: [
      ...railContact(say, content.contact, look),
      ...content.sections.filter(isInRail).flatMap((section) => sectionBlocks(section, look)),
    ],
  };
  const head = nameBlocks(content, look).map((block) => ({
    ...block,
    spans: block.spans.map((span) => ({ ...span, color: paperWhite })),
  }));
  return {
    ...frame,
    footer: { ...frame.footer, x: main.x, width: main.width },
    ground: { x: 0, width: rail.width, color: railTint },
    band: { color: look.accent, below: rail.gap },
    headGap: 2 * rail.gap,
    head: { x: rail.inset, width: frame.width - rail.inset - margin, top: top - 8, blocks: head },
    columns: [side, main],
  };
}

/** The paper and the settings that all templates share. */
export function frameOf(say: Say, name: string, choices: TemplateChoices, kind: Message) {
  const { width, height } = papers[choices.paper];
  const { margin, top, foot, family, contact } = templateStyles[choices.template];
  return {
    title: name ? `${name} – ${say(kind)}` : say(kind),
    author: name,
    language: say.language,
    width,
    height,
    headGap: templateStyles[choices.template].heading.above,
    top,
    bottom: height - foot,
    fonts: faces[family],
    commonFont: family === 'serif' ? 'Georgia' : 'Calibri',
    footer: { text: name, size: contact.size - 0.8, color: muted, x: margin, width: width - 2 * margin },
  };
}

/** The person's name and headline. */
export function nameBlocks(
  { name, headline }: Pick<ResumeContent, 'name' | 'headline'>,
  look: Look,
): SheetBlock[] {
  const { style, accent } = look;
  const { align } = style;
  const blocks: SheetBlock[] = [
    {
      role: 'H1',
      spans: [{ text: name, font: 'bold', size: style.name.size, color: accent }],
      align,
      isFitted: true,
      lineHeight: style.name.lineHeight,
      above: 0,
    },
    {
      role: 'P',
      spans: [{ text: headline, font: 'regular', size: style.headline.size, color: muted }],
      align,
      lineHeight: style.headline.lineHeight,
      above: 1,
    },
  ];
  return blocks.filter(({ spans }) => spans.some(({ text }) => text !== ''));
}

export function contactLine(contact: readonly ContentLink[], { style }: Look, size: number): SheetBlock {
  const between: SheetSpan = { text: '  |  ', font: 'regular', size, color: muted, isSeparator: true };
  const spans = contact.flatMap((item, at) => [
    ...(at > 0 ? [between] : []),
    { ...linkSpan(item, { font: 'regular' as const, size, color: ink }), isWhole: true },
  ]);
  return { role: 'P', spans, align: style.align, lineHeight: style.contact.lineHeight, above: 4 };
}

function railContact(say: Say, contact: readonly ContentLink[], look: Look): SheetBlock[] {
  if (contact.length === 0) return [];
  const { size, lineHeight } = look.style.contact;
  return [
    headingBlock(say`Contact`, look),
    ...contact.map((item): SheetBlock => ({
      role: 'P',
      spans: [linkSpan(item, { font: 'regular', size, color: ink })],
      isFitted: true,
      lineHeight,
      above: 3,
    })),
  ];
}
