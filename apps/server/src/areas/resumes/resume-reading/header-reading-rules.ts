import {
  beginsOwnAccount,
  endsInLegalForm,
  firmness,
  isNoWork,
  titleScore,
} from '../resume-words/evidence-rules.ts';
import { joinPieces, type Cut, type Piece } from './piece-rules.ts';

/** One way to read a header, with how much speaks for it. */
export interface Reading {
  title: string | null;
  company: string | null;
  /** Pieces that are neither: a team, an agency, how long the week was. */
  others: Piece[];
  place: string | null;
  order: 'title-first' | 'company-first' | null;
  /** What parts the title from the employer. */
  cut: Cut | null;
  isNoWork: boolean;
  /** Its title has words of titles. */
  isTitled: boolean;
  /** The line of the title, and that of the employer. */
  titleLine: number;
  companyLine: number;
  score: number;
}

/** What it costs to take two pieces for one. */
const joinCosts: Readonly<Record<Cut, number>> = {
  start: 0,
  line: 3,
  gap: 2.5,
  bar: 1.5,
  slash: 0.3,
  dash: 0.7,
  look: 0.8,
  at: 0.9,
  comma: 0.5,
  colon: 0.8,
  bracket: 0,
  through: 3,
};

/** What speaks for a division between title and employer. */
const cutGains: Readonly<Partial<Record<Cut, number>>> = {
  at: 1.5,
  line: 0.5,
  gap: 0.4,
  look: 0.4,
  bar: 0.3,
  slash: -0.3,
  dash: 0.2,
  colon: 0.2,
  bracket: -0.4,
  through: -3,
};

const missing = -1.5;
const maxPieces = 8;
const maxRun = 3;
const usual = 0.3;

/** Looks at each text once: the same pieces come back in many readings. */
export class Evidence {
  readonly #titles = new Map<string, number>();
  readonly #firms = new Map<string, number>();
  readonly #noWork = new Map<string, boolean>();

  title(text: string): number {
    const known = this.#titles.get(text) ?? titleScore(text);
    this.#titles.set(text, known);
    return known;
  }

  isNoWork(text: string): boolean {
    const known = this.#noWork.get(text) ?? isNoWork(text);
    this.#noWork.set(text, known);
    return known;
  }

  firm(text: string): number {
    const known = this.#firms.get(text) ?? firmness(text);
    this.#firms.set(text, known);
    return known;
  }
}

type Run = readonly [from: number, to: number];
const no: Run = [-1, -1];

/** The ways to read a header, the best of each order and division first; one that says nothing where there are none. */
export function readingsOf(pieces: readonly Piece[], evidence: Evidence): Reading[] {
  const own = pieces.slice(0, maxPieces);
  const free = readNoWork(own);
  if (free) return [free];
  const runs: Run[] = own.flatMap((_piece, from) =>
    Array.from({ length: Math.min(maxRun, own.length - from) }, (_one, more): Run => [from, from + more + 1]),
  );
  const best = new Map<string, Reading>();
  for (const title of [no, ...runs]) {
    for (const firm of [no, ...runs]) {
      const isApart = title === no || firm === no || title[1] <= firm[0] || firm[1] <= title[0];
      if (!isApart || (title === no && firm === no && own.length > 0)) continue;
      const reading = readRuns(own, { title, firm }, evidence);
      const key = `${reading.order} ${reading.cut} ${reading.title === null}`;
      if ((best.get(key)?.score ?? Number.NEGATIVE_INFINITY) < reading.score) best.set(key, reading);
    }
  }
  if (best.size === 0) return [{ ...nothing, score: scoreOfNothing }];
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}

const breakScore = 2.5;
const scoreOfNothing = -3;

function readNoWork(pieces: readonly Piece[]): Reading | undefined {
  const [first] = pieces;
  const text = joinPieces(pieces);
  const isPlain = pieces.every(({ line }) => line === first?.line);
  if (!first || !(isNoWork(text) || (isPlain && isNoWork(first.text) && pieces.length < 3))) return undefined;
  return { ...nothing, title: text, isNoWork: true, titleLine: first.line, score: breakScore };
}

const nothing: Reading = {
  title: null,
  company: null,
  others: [],
  place: null,
  order: null,
  cut: null,
  isNoWork: false,
  isTitled: false,
  titleLine: -1,
  companyLine: -1,
  score: 0,
};

function readRuns(
  pieces: readonly Piece[],
  { title, firm }: { title: Run; firm: Run },
  evidence: Evidence,
): Reading {
  const titlePieces = title === no ? [] : pieces.slice(...title);
  const firmPieces = firm === no ? [] : pieces.slice(...firm);
  const [titleText, firmText] = [joinPieces(titlePieces), joinPieces(firmPieces)];
  const isBoth = title !== no && firm !== no;
  const isTitleFirst = title[0] < firm[0];
  const cut = isBoth ? cutBetween(pieces, isTitleFirst ? [title[1], firm[0]] : [firm[1], title[0]]) : null;
  let score = titleText ? titleEvidence(titlePieces, evidence) : missing;
  score += firmText
    ? firmEvidence(firmPieces, evidence)
    : beginsOwnAccount(titleText)
      ? 0.5 * missing
      : missing;
  const isOwnLine = isBoth && titlePieces[0]?.line !== firmPieces[0]?.line;
  score -= joinCost(titlePieces, isOwnLine ? 'title-line' : 'title') + joinCost(firmPieces, 'firm');
  // What nothing speaks for is rather a name.
  if (firm === no && evidence.title(titleText) <= 0) score -= 0.1;
  if (cut) score += (cutGains[cut] ?? 0) - (cut === 'at' && !isTitleFirst ? 3.5 : 0);
  if (isBoth && isTitleFirst) score += usual;
  const others = pieces.filter((piece) => !titlePieces.includes(piece) && !firmPieces.includes(piece));
  // A firm has a place, "Engineer · Acme, Leeds · Rail Group" a team without one.
  if (firmPieces.at(-1)?.isPlaced && pieces.length > 1)
    score += pieces.slice(firm[1]).some((piece) => others.includes(piece) && isTeamAside(piece)) ? 2 : 0.5;
  if (firmPieces[0]?.cut === 'through') score -= 3;
  if (firmPieces.length > 1 && (firmPieces[0]?.isCity || firmPieces.at(-1)?.isCity)) score -= 0.7;
  if (firmPieces.length === 1 && firmPieces[0]?.isCity && firmPieces[0].cut === 'comma')
    score -= evidence.title(titleText) > 0 ? 1 : 4;
  if (isBoth && evidence.isNoWork(titleText)) score -= 4;
  if (titlePieces.some(({ isCity }) => isCity)) score -= 3;
  const behind = firm === no ? title[1] : firm[1];
  const places = others.filter(
    (piece) =>
      piece.isCity &&
      (piece.isPlaced || !['line', 'start'].includes(piece.cut)) &&
      pieces.indexOf(piece) >= behind,
  );
  for (const piece of others) {
    score -= places.includes(piece) ? 0.1 : costOfOther(piece);
    if (isOwnLine && piece.line === titlePieces[0]?.line && isWithinLine(piece)) score -= 0.8;
  }
  return {
    ...nothing,
    title: titleText || null,
    company: firmText || null,
    others: others.filter((piece) => !places.includes(piece)),
    place: places[0]?.text ?? null,
    order: isBoth ? (isTitleFirst ? 'title-first' : 'company-first') : null,
    cut,
    isTitled: titleText !== '' && evidence.title(titlePieces[0]?.text ?? '') > 0,
    titleLine: titlePieces[0]?.line ?? -1,
    companyLine: firmPieces[0]?.line ?? -1,
    score,
  };
}

/** "Nurse Manager, Step-Down Unit" is as much a title as its first piece. */
function titleEvidence(run: readonly Piece[], evidence: Evidence): number {
  const [whole, first] = [joinPieces(run), run[0]?.text ?? ''];
  const named = joinPieces(run.filter(({ isDepartment }, at) => at === 0 || !isDepartment));
  return Math.max(evidence.title(whole), evidence.title(first)) - 0.5 * Math.max(0, evidence.firm(named));
}

/** "Ohio Valley University – Service Desk" is as much an employer as its first piece. */
function firmEvidence(run: readonly Piece[], evidence: Evidence): number {
  const [first, ...more] = run;
  const whole = evidence.firm(joinPieces(run));
  const isOfParts = more.length > 0 && more.every(({ isDepartment }) => isDepartment);
  return isOfParts ? Math.max(whole, evidence.firm(first?.text ?? '')) : whole;
}

function isTeamAside({ cut, isPlaced }: Piece): boolean {
  return !isPlaced && (cut === 'bar' || cut === 'dash');
}

/** The strongest division on the way from one to the other. */
function cutBetween(pieces: readonly Piece[], [from, to]: Run): Cut {
  const cuts = pieces
    .slice(from, to + 1)
    .flatMap(({ cut }, at) => (cut === 'through' && at < to - from ? [] : [cut]));
  return cuts.reduce((a, b) => (joinCosts[b] > joinCosts[a] ? b : a));
}

/** A title on a line of its own goes to the end of it. */
function isWithinLine({ cut, isContractType, isUnit }: Piece): boolean {
  return ['comma', 'dash', 'slash'].includes(cut) && !isContractType && !isUnit;
}

function joinCost(run: readonly Piece[], kind: 'title' | 'title-line' | 'firm'): number {
  const isTitle = kind !== 'firm';
  return run.slice(1).reduce((sum, piece, index) => {
    if (run[index]?.isPlaced) return sum + joinCosts.bar;
    const isPart = piece.isDepartment && piece.cut !== 'line' && !(isTitle && piece.isUnit);
    if (kind === 'title-line' && isWithinLine(piece)) return sum + 0.2;
    if (!isTitle && index === 0 && run[0]?.isUnit && piece.cut === 'comma') return sum;
    if (!isTitle && piece.cut === 'comma' && endsInLegalForm(run[index]?.text ?? '')) return sum + 1.5;
    if (!isTitle && piece.cut === 'bracket' && piece.isContractType) return sum + 0.5;
    const begins = !isTitle && run[0]?.isDepartment;
    const cost = isPart && (isTitle || piece.cut === 'dash') ? 0.2 : joinCosts[piece.cut];
    return sum + cost + (begins ? 0.8 : 0);
  }, 0);
}

function costOfOther({ cut, isContractType, isDepartment }: Piece): number {
  if (cut === 'through' || isContractType) return 0.1;
  return isDepartment ? 0.5 : 1;
}
