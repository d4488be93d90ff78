import type { ReadResume, ResumeText } from '@waymark/contract/resumes/resume-reading';
import { msg } from '@waymark/contract/text/message';
import type { Reading } from './reading-gateway.ts';

type Lines = Pick<ReadResume, 'pages' | 'sections'>;
type Line = ReadResume['pages'][number]['lines'][number];
type Paragraph = ResumeText['blocks'][number]['paragraphs'][number];
/** The kinds of lines by id; all other lines are text. */
type Kinds = ReadonlyMap<string, Paragraph['kind']>;

/** A resume's text by section; null if its bytes could not be fetched. */
export function presentText(reading: Reading | null): ResumeText {
  const { resume, failure } = reading ?? {};
  if (!resume) return { blocks: [], problem: failure?.message ?? msg`This file cannot be fetched just now.` };
  return { blocks: blocksOf(resume, kindsOf(resume)), problem: null };
}

/** Which lines are headers of entries, and which begin a bullet. */
export function kindsOf({ pages, positions, education, projects }: ReadResume): Kinds {
  const entries = [...positions, ...projects];
  const points = entries.flatMap(({ bullets }) => bullets);
  const titles = [...entries, ...education].flatMap(({ lines }) => lines[0] ?? []);
  const kinds = new Map<string, Paragraph['kind']>(titles.map((id) => [id, 'title']));
  for (const { id, text } of pages.flatMap((page) => page.lines)) {
    const plain = text.replace(bullet, '').trim();
    const isPoint = bullet.test(text) || (plain !== '' && points.some((point) => point.startsWith(plain)));
    if (isPoint && !kinds.has(id)) kinds.set(id, 'item');
  }
  return kinds;
}

/** The sections in document order, each with its paragraphs. */
export function blocksOf({ pages, sections }: Lines, kinds: Kinds): ResumeText['blocks'] {
  const lines = new Map(pages.flatMap((page) => page.lines.map((line) => [line.id, line] as const)));
  return sections
    .map(({ heading, lines: ids }) => ({
      heading,
      paragraphs: joinLines(
        ids.flatMap((id) => lines.get(id) ?? []),
        kinds,
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

const bullet = /^\s*[•●◦▪■□‣⁃∙·–—*➢➤►✓✔-]\s+/u;

/** Joins the lines of a page to paragraphs. Formats without pages already have one line per paragraph. */
function joinLines(lines: readonly Line[], kinds: Kinds): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const edge = Math.max(...lines.map(({ area }) => (area ? area.x + area.width : 0)));
  let before: Line | undefined;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const kind = kinds.get(line.id) ?? 'text';
    const joins = last && last.kind !== 'title' && kind === 'text' && before && goesOn(before, line, edge);
    if (joins) last.text += ` ${line.text.trim()}`;
    else paragraphs.push({ text: line.text.replace(bullet, '').trim(), kind });
    before = line;
  }
  return paragraphs.filter(({ text }) => text !== '');
}

/** Whether a line was broken at the edge of its column and continues on the next line. */
function goesOn(before: Line, line: Line, edge: number): boolean {
  if (!before.area || !line.area) return false;
  const isFull = before.area.x + before.area.width > 0.85 * edge;
  const gap = line.area.y - (before.area.y + before.area.height);
  const isNear = gap > -before.area.height && gap < 0.9 * before.area.height;
  // A larger indent continues the bullet above; a smaller one begins a new paragraph.
  return (
    isFull && isNear && line.area.x > before.area.x - 4 && Math.abs(line.area.height - before.area.height) < 2
  );
}
