import { readDataSections } from '../../../platform/data-files.ts';
import { isDuration } from '../resume-words/date-rules.ts';
import { canBePlace, isCity, isPlace } from '../resume-words/place-rules.ts';
import {
  beginsContractType,
  firmness,
  isContractType,
  isDepartment,
  isLegalForm,
  isUnit,
  titleScore,
  withoutOpening,
} from '../resume-words/evidence-rules.ts';
import { trimSeparators, type Header, type Segment } from './segment-rules.ts';

/** What stands between a piece and the one before it. */
export type Cut =
  | 'start'
  | 'line'
  | 'gap'
  | 'bar'
  | 'slash'
  | 'dash'
  | 'look'
  | 'at'
  | 'comma'
  | 'colon'
  | 'bracket'
  | 'through';

/** The smallest part of a header that is of one kind: a title, an employer, a place, or a part of one. */
export interface Piece {
  text: string;
  cut: Cut;
  /** The word that parts it from the piece before: "at", "für". */
  word?: string | undefined;
  line: number;
  segment: Segment;
  /** A place stood behind it. */
  isPlaced: boolean;
  isCity: boolean;
  isContractType: boolean;
  isDepartment: boolean;
  isUnit: boolean;
}

const { pattern } = readDataSections('resumes/header-words.txt');
const atFirm = new RegExp(`^(\\S.{2,}?)[\\s,]+(${pattern('at')})\\s+((?:the\\s+)?[\\p{Lu}\\d].*)$`, 'u');
const atAfterTitle = new RegExp(
  `^(\\S.{2,}?)\\s+(${pattern('at after a title')}|${pattern('for')})\\s+([\\p{Lu}\\d].*)$`,
  'u',
);
/** "Elektroniker für Betriebstechnik": rather a part of the title. */
const forWord = new RegExp(`^(?:${pattern('for')})$`, 'iu');
const through = new RegExp(
  `^(?:(.*?)[\\s,(]+)?((?:${pattern('through')})(?::\\s*|\\s+)[\\p{Lu}\\d][^()]*)\\)?$`,
  'iu',
);
/** "Order Filler (temp" before "through Adecco)". */
const openBracket = /\s*\([^()]*$/u;
/** "Period:" before dates that were taken off. */
const dateLabel = new RegExp(
  `^(?:${readDataSections('resumes/label-words.txt').pattern('dates')})\\s*:?$`,
  'iu',
);
const bracket = /^(\S.*?)\s+\(([^()]{2,})\)$/u;

/** "1. Midwife" in a numbered list. */
const numbering = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** "University of California, Berkeley" is one name. */
const universityOf = /^University of \p{Lu}[\p{L} ]*$/u;

/** "Leven, Fife": what stands behind a city and is nothing else is where it lies. */
function isRegionBehind({ text, cut }: Pick<Piece, 'text' | 'cut'>, before: Part | undefined): boolean {
  const isBehind = cut === 'comma' && before?.cut === 'comma' && isCity(before.text);
  return isBehind && canBePlace(text) && titleScore(text) <= 0 && firmness(text) <= 0;
}

type Part = Pick<Piece, 'text' | 'cut' | 'word'>;
type Known = Omit<Piece, 'line' | 'segment' | 'isPlaced'>;

export type PieceReader = (header: Header) => Piece[];

/** Looks at each segment once: the same come back in many headers. */
export function createPieceReader(): PieceReader {
  const known = new Map<string, readonly Known[]>();
  return ({ segments }) =>
    segments.flatMap((segment, index) => {
      const isBelow = index > 0 && segments[index - 1]?.line !== segment.line;
      const cut: Cut = isBelow ? 'line' : segment.separator;
      const key = `${cut} ${segment.word} ${segment.text}`;
      const parts = known.get(key) ?? lookAt({ text: segment.text, cut, word: segment.word });
      known.set(key, parts);
      return parts.map((part, place) => ({
        ...part,
        line: segment.line,
        segment,
        isPlaced: segment.isPlaced && place === parts.length - 1,
      }));
    });
}

function lookAt(whole: Part): Known[] {
  // "4 years 3 months" with one employer.
  const text = withoutOpening(whole.text.replace(numbering, ''));
  const parts = isDuration(text) || dateLabel.test(text) ? [] : splitPart({ ...whole, text });
  return parts.map((part, place) => ({
    ...part,
    isCity: isCity(part.text) || (place > 0 && isPlace(part.text)) || isRegionBehind(part, parts[place - 1]),
    isContractType: isContractType(part.text) || (part.cut === 'bracket' && beginsContractType(part.text)),
    isDepartment: isDepartment(part.text),
    isUnit: isUnit(part.text),
  }));
}

function splitPart({ text, cut, word }: Part): Part[] {
  return splitAtStops(text).flatMap((half, number) =>
    splitAtCommas(half).flatMap((piece, index) =>
      splitPiece({ text: piece, cut: index > 0 ? 'comma' : number > 0 ? 'dash' : cut, word }),
    ),
  );
}

function splitPiece(part: Part): Part[] {
  const { text } = part;
  const [, outer = '', agency = ''] = through.exec(text) ?? [];
  if (agency)
    return [
      ...(outer ? splitPiece({ ...part, text: trimSeparators(outer.replace(openBracket, '')) }) : []),
      { text: agency, cut: 'through' },
    ];
  const [, title = '', word, firm = ''] = atFirm.exec(text) ?? splitAfterTitle(text) ?? [];
  if (firm) return [...splitPiece({ ...part, text: title }), ...splitPiece({ text: firm, cut: 'at', word })];
  const [before = '', ...behind] = text.split(/(?<=[\p{L}.)]):\s+/u);
  if (behind.length === 1)
    return [
      ...splitBracket({ ...part, text: before }),
      ...splitBracket({ text: behind[0] ?? '', cut: 'colon' }),
    ];
  return splitBracket(part);
}

/** "Camarera en Hotel Sol": the small word joins titles and employers as it joins much else. */
function splitAfterTitle(text: string): RegExpExecArray | undefined {
  const match = atAfterTitle.exec(text);
  const [, title = '', word = '', firm = ''] = match ?? [];
  if (isDepartment(firm) || (forWord.test(word) && firmness(firm) < 0.5)) return undefined;
  const isTitled = titleScore(title) >= 1 && titleScore(firm) <= 0;
  return match && (isTitled || (firmness(firm) >= 1 && firmness(title) < 0.5)) ? match : undefined;
}

/** "Kitchen porter. Blue Door", but not "Acme Pvt. Ltd". */
function splitAtStops(text: string): string[] {
  const halves = text.split(/(?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu})/u);
  const isName = halves.some((half, at) => {
    const [first = '', last = ''] = [half.split(/[\s,]+/)[0], half.split(/[\s,]+/).at(-1)];
    return (at > 0 && isLegalForm(first)) || (at < halves.length - 1 && isLegalForm(last));
  });
  const isWhole = isName || halves.some((half) => half.length < minHalf || abbreviated.test(half));
  return isWhole || text.includes('(') ? [text] : halves;
}

const minHalf = 4;
const abbreviated = /\b(?:asst|mgr|supt|sgt|capt|jnr|snr|prof|dept|univ|intl|assn|mfg|govt|blvd|messrs)$/i;

function splitAtCommas(text: string): string[] {
  const joined: string[] = [];
  for (const piece of text.split(/,\s+/)) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')');
    const isOfState = last !== undefined && universityOf.test(last);
    if (last !== undefined && (isOpen || isOfState || isLegalForm(piece)))
      joined.splice(-1, 1, `${last}, ${piece}`);
    else if (piece.trim()) joined.push(piece);
  }
  return joined;
}

function splitBracket(part: Part): Part[] {
  const [, outer = '', inner = ''] = bracket.exec(part.text) ?? [];
  if (!outer || !/\p{L}{2}/u.test(inner)) return [part];
  // "Reader (Hill Library, Buxton)": the place is none of the name.
  const [, name = '', place = ''] = /^([^,]+),\s+([^,]+)$/.exec(inner) ?? [];
  const isPlaced = place !== '' && (isCity(place) || isPlace(place));
  const within: Part[] = isPlaced
    ? [
        { text: name, cut: 'bracket' },
        { text: place, cut: 'comma' },
      ]
    : [{ text: inner, cut: 'bracket' }];
  return [{ ...part, text: outer }, ...within];
}

const joiners: Readonly<Partial<Record<Cut, string>>> = {
  bar: ' | ',
  slash: ' / ',
  dash: ' – ',
  comma: ', ',
  colon: ': ',
  gap: ', ',
  line: ', ',
};

/** Pieces side by side as one text again. */
export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.reduce((text, piece, index) => {
    if (index === 0) return piece.text;
    if (piece.cut === 'bracket') return `${text} (${piece.text})`;
    if (piece.cut === 'at') return `${text} ${piece.word ?? 'at'} ${piece.text}`;
    return `${text}${joiners[piece.cut] ?? ' '}${piece.text}`;
  }, '');
}
