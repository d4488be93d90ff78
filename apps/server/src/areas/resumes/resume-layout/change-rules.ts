import type {
  ResumeChanges,
  ResumeSheet,
  SheetArea,
  SheetLine,
} from '@waymark/contract/resumes/resume-review';
import { diffArrays } from 'diff';

/** A word, and how it follows the one before: on the same line, where a line was full, or on a line of its own. */
interface Word {
  text: string;
  before: 'space' | 'wrap' | 'break';
  /** Joined where a hyphen ended a line: the hyphen may belong to the word or not. */
  isJoined?: boolean;
}

/** Comparing two entirely different resumes takes longest, and the result would be useless. */
const diffMs = 500;
/** Fewer kept words between two changes go with them: a sentence is not read word by word. */
const fewestKept = 3;

/**
 * What a second resume says otherwise: its words, and line breaks that somebody set. Lines that only wrap elsewhere are
 * no change. Null if either is unreadable.
 */
export function compareSheets(before: ResumeSheet | null, after: ResumeSheet | null): ResumeChanges | null {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length === 0 || now.length === 0) return null;
  const runs = diffArrays(old, now, { comparator: isSameWord, timeout: diffMs });
  if (!runs) return null;
  const changes: ResumeChanges = [];
  let [gone, come] = [0, 0];
  for (const [at, { added, removed, value }] of runs.entries()) {
    if (added) add(changes, 'added', textOf(value));
    else if (removed) add(changes, 'removed', textOf(value));
    else if (value.length < fewestKept && at > 0 && at < runs.length - 1) {
      add(changes, 'removed', textOf(old.slice(gone, gone + value.length)));
      add(changes, 'added', textOf(now.slice(come, come + value.length)));
    } else addKept(changes, old.slice(gone, gone + value.length), now.slice(come, come + value.length));
    if (!added) gone += value.length;
    if (!removed) come += value.length;
  }
  return groupChanges(changes);
}

/** The same words: split where a line break came or went. */
function addKept(changes: ResumeChanges, old: readonly Word[], now: readonly Word[]): void {
  let start = 0;
  for (const [at, word] of now.entries()) {
    const breaks = [old[at]?.before, word.before];
    // What stands before the first word belongs to the change before it.
    if (at === 0 || !breaks.includes('break') || !breaks.includes('space')) continue;
    add(changes, 'same', textOf(now.slice(start, at)));
    add(changes, word.before === 'break' ? 'added' : 'removed', '\n');
    start = at;
  }
  add(changes, 'same', textOf(now.slice(start)).replace(/^\n/, start > 0 ? '' : '\n'));
}

function add(changes: ResumeChanges, kind: ResumeChanges[number]['kind'], text: string): void {
  if (text !== '') changes.push({ kind, text });
}

/** Between two kept runs what went stands together, before what came; a line break of its own stays alone. */
function groupChanges(changes: ResumeChanges): ResumeChanges {
  const grouped: ResumeChanges = [];
  let waiting: ResumeChanges = [];
  const close = () => {
    for (const kind of ['removed', 'added'] as const) {
      const texts = waiting.filter((one) => one.kind === kind).map(({ text }) => text);
      add(grouped, kind, texts.reduce(joinTexts, ''));
    }
    waiting = [];
  };
  for (const change of changes) {
    if (change.kind !== 'same') {
      waiting.push(change);
      continue;
    }
    close();
    grouped.push(change);
  }
  close();
  if (grouped[0]) grouped[0].text = grouped[0].text.replace(/^\n/, '');
  return grouped;
}

const joinTexts = (all: string, text: string) =>
  all === '' || text.startsWith('\n') || all.endsWith('\n') ? all + text : `${all} ${text}`;

const textOf = (words: readonly Word[]) =>
  words.map(({ text, before }) => (before === 'break' ? `\n${text}` : text)).reduce(joinTexts, '');

function wordsOf(sheet: ResumeSheet | null): Word[] {
  const words: Word[] = [];
  for (const { lines } of sheet?.pages ?? []) {
    for (const [at, line] of lines.entries()) addLine(words, line, startOf(lines, at));
  }
  return words;
}

function addLine(words: Word[], line: SheetLine, before: Word['before']): void {
  const texts = line.text.split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  if (before === 'wrap' && last && texts[0] && /\p{L}[-‐]$/u.test(last.text)) {
    last.text += texts.shift();
    last.isJoined = true;
  }
  words.push(...texts.map((text, at): Word => ({ text, before: at === 0 ? before : 'space' })));
}

/** A line that could have taken the next word, and did not, ends where somebody wanted it to. */
function startOf(lines: readonly SheetLine[], at: number): Word['before'] {
  const [line, above] = [lines[at], lines[at - 1]];
  // Between pages and columns either may be.
  if (!line || !above) return 'wrap';
  // DOC and DOCX are read by paragraph.
  if (!line.area || !above.area) return 'break';
  const step = line.area.y - above.area.y;
  if (step <= 0) return 'wrap';
  if (step > paragraphStep * above.area.height) return 'break';
  const [first = ''] = line.text.split(/\s+/, 1);
  const letter = line.area.width / Math.max(line.text.length, 1);
  const room = rightEdge(lines, at - 1) - rightOf(above.area);
  return room > (first.length + roomToSpare) * letter ? 'break' : 'wrap';
}

const paragraphStep = 2.2;
/** In letters, as words are not all equally wide. */
const roomToSpare = 4;

/** How far lines reach that start near this one, in points. */
function rightEdge(lines: readonly SheetLine[], at: number): number {
  const left = lines[at]?.area?.x ?? 0;
  const near = lines.slice(Math.max(at - nearLines, 0), at + nearLines + 1);
  const areas = near.flatMap(({ area }) => (area && Math.abs(area.x - left) < nearPoints ? [area] : []));
  return Math.max(...areas.map(rightOf));
}

const nearLines = 8;
const nearPoints = 40;

const rightOf = ({ x, width }: SheetArea) => x + width;

function isSameWord(a: Word, b: Word): boolean {
  const [one, other] = [plain(a.text), plain(b.text)];
  return one === other || ((a.isJoined || b.isJoined) === true && bare(one) === bare(other));
}

/** Kinds of dashes depend on the printing. */
const plain = (text: string) => text.replaceAll(/[‐-―]/g, '-');
const bare = (text: string) => text.replaceAll('-', '');
