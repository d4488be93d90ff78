import type { SheetBlock, SheetSpan } from '../../../platform/documents/sheet.ts';
import type { ContentEntry, ContentList, ContentSection } from './content-rules.ts';
import type { ContentLink } from './rules.ts';
import { ink, muted, type TemplateStyle } from './style-constants.ts';

/** The appearance of a resume's blocks: the template's sizes and the chosen colour. */
export interface Look {
  style: TemplateStyle;
  accent: string;
}

/** A section with its heading. */
export function sectionBlocks(section: ContentSection, look: Look): SheetBlock[] {
  const [first, ...more] = contentBlocks(section, look);
  // Text follows closely below a heading; a rule below the heading brings its own space.
  const above = look.style.heading.hasRule ? 1.5 : 3.5;
  return [headingBlock(section.heading, look), ...(first ? [{ ...first, above }] : []), ...more];
}

export function headingBlock(text: string, { style, accent }: Look): SheetBlock {
  const { size, lineHeight, above, isUpperCase, hasRule } = style.heading;
  return {
    role: 'H2',
    spans: [{ text: isUpperCase ? text.toUpperCase() : text, font: 'bold', size, color: accent }],
    lineHeight,
    above,
    keepsNext: true,
    ...(hasRule && { rule: { color: accent, thickness: 0.7, gap: 5 } }),
  };
}

function contentBlocks(section: ContentSection, look: Look): SheetBlock[] {
  if (section.kind === 'text') return section.paragraphs.map((text) => paragraph(text, look));
  if (section.kind === 'lists') return section.lists.map((list) => listBlock(list, look));
  return section.entries.flatMap((entry) => entryBlocks(entry, look));
}

function paragraph(text: string, { style }: Look): SheetBlock {
  const { size, lineHeight, above } = style.text;
  return { role: 'P', spans: [{ text, font: 'regular', size, color: ink }], lineHeight, above };
}

/** A list of items, preceded by the name of their group. */
function listBlock({ label, items }: ContentList, look: Look): SheetBlock {
  const { size } = look.style.text;
  const block = paragraph(items.join(', '), look);
  if (!label) return block;
  return { ...block, spans: [{ text: `${label}: `, font: 'bold', size, color: ink }, ...block.spans] };
}

function entryBlocks(entry: ContentEntry, look: Look): SheetBlock[] {
  const body = [
    ...entry.paragraphs.map((text) => paragraph(text, look)),
    ...entry.bullets.map((text) => bulletBlock(text, look)),
  ];
  const header = look.style.isOneLine ? [oneLineHeader(entry, look)] : headerBlocks(entry, look);
  return [
    ...header.map((block, at) => ({ ...block, keepsNext: at < header.length - 1 || body.length > 0 })),
    ...body,
  ];
}

function bulletBlock(text: string, look: Look): SheetBlock {
  const block = paragraph(text, look);
  const { size } = look.style.text;
  return {
    ...block,
    role: 'LI',
    indent: look.style.indent,
    bullet: { text: '•', font: 'regular', size, color: look.accent },
  };
}

/** The title with its dates, then the organization and the place. */
function headerBlocks(entry: ContentEntry, look: Look): SheetBlock[] {
  const { style } = look;
  const title = titleBlock([titleSpan(entry.title, look)], entry, look);
  const spans = organizationSpans(entry, look, 'italic');
  if (spans.length === 0) return [title];
  return [title, { role: 'P', spans, lineHeight: style.entry.lineHeight, above: 0 }];
}

/** "Title · Organization · Place" on one line, wrapped if it does not fit. */
function oneLineHeader(entry: ContentEntry, look: Look): SheetBlock {
  const more = organizationSpans(entry, look, 'regular');
  const [first, ...others] = more;
  const spans = first
    ? [titleSpan(entry.title, look), separator(look), { ...first, startsLine: true }, ...others]
    : [titleSpan(entry.title, look)];
  return titleBlock(spans, entry, look);
}

function titleSpan(text: string, { style }: Look): SheetSpan {
  return { text, font: 'bold', size: style.entry.size, color: ink };
}

function titleBlock(spans: SheetSpan[], { dates }: ContentEntry, { style }: Look): SheetBlock {
  const { size, lineHeight, above } = style.entry;
  const aside: SheetSpan = { text: dates, font: 'regular', size: size - 0.6, color: muted };
  return { role: 'H3', spans, lineHeight, above, ...(dates && { aside }) };
}

function organizationSpans(
  { organization, place }: ContentEntry,
  look: Look,
  font: 'regular' | 'italic',
): SheetSpan[] {
  const { size } = look.style.entry;
  const named = organization.text ? [linkSpan(organization, { font, size, color: ink })] : [];
  const placed: SheetSpan[] = place ? [{ text: place, font, size, color: muted, isWhole: true }] : [];
  return named.length > 0 && placed.length > 0
    ? [...named, separator(look), ...placed]
    : [...named, ...placed];
}

function separator({ style }: Look): SheetSpan {
  return { text: ' · ', font: 'regular', size: style.entry.size, color: muted, isSeparator: true };
}

export function linkSpan(
  { text, url }: ContentLink,
  look: Pick<SheetSpan, 'font' | 'size' | 'color'>,
): SheetSpan {
  return { text, url, ...look };
}
