import { languagesOf } from '@waymark/contract/jobs/posting-language';
import { linesOf } from './clause-rules.ts';
import { relatedLanguages } from './language-constants.ts';

/** What a detector says of a short text: a code, and whether that is more than a guess. */
export type DetectText = (text: string) => { language: string; isReliable(): boolean };

interface Prose {
  /** HTML. */
  description: string;
  requirements: readonly string[];
}

/** Characters of a text, its tags among them, and parts of it that are made: whatever it is, that is all. */
const [maxLength, maxParts] = [60_000, 60];
/** Parts that are told, spread over the text: each takes some 0.1 ms, and an import brings thousands of texts. */
const maxTold = 20;
/** Bytes of a part; a detector looks at no more, and at the end of a line fewer do. */
const [partBytes, lineBytes] = [320, 110];
/** Letters of a text that is too short to be told. */
const minLetters = 40;
/** Of the letters, those of parts that could be told, and those of the language among these. */
const [minTold, minShare] = [0.3, 0.6];
/** Of the second language of a text in two: its share and its letters; and the share of both. */
const second = { share: 0.2, letters: 150, both: 0.85 };
/** How far a language leads that is easily taken for the next. */
const minLead = 1.5;

/** No word: addresses, figures, codes. */
const noWord = /[\d@/\\]|^www\./;

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** A text in parts of one or several lines, without what is no word. */
export function partsOf({ description, requirements }: Prose): string[] {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  const close = () => {
    if (part !== '') parts.push(part);
    [part, bytes] = ['', 0];
  };
  const text = [linesOf(description.slice(0, maxLength)), ...requirements].join('\n').slice(0, maxLength);
  for (const line of text.split('\n')) {
    for (const word of line.split(/\s+/).flatMap(cut)) {
      if (parts.length >= maxParts) return parts;
      if (word === '' || noWord.test(word)) continue;
      part += `${word} `;
      bytes += Buffer.byteLength(word) + 1;
      if (bytes >= partBytes) close();
    }
    if (bytes >= lineBytes) close();
  }
  close();
  return parts;
}

/** Scripts without blanks have words as long as their sentences. */
const cut = (word: string): string[] => (word.length <= 60 ? [word] : (word.match(/.{1,60}/gsu) ?? []));

/**
 * The languages that a posting is written in, as `readPostingLanguage` gives them: one, two where each has a real share,
 * none where that is not known.
 */
export function detectLanguages(prose: Prose, detect: DetectText): string {
  const told = new Map<string, number>();
  let [all, known] = [0, 0];
  const parts = partsOf(prose);
  const step = Math.ceil(parts.length / maxTold);
  for (const part of parts.filter((_part, at) => at % step === 0)) {
    const letters = countLetters(part);
    all += letters;
    const { language, isReliable } = detectPart(part, detect);
    if (language === '' || !isReliable) continue;
    known += letters;
    told.set(language, (told.get(language) ?? 0) + letters);
  }
  if (all < minLetters || known < all * minTold) return '';
  const [first, next] = [...told].toSorted(([, a], [, b]) => b - a);
  if (first === undefined) return '';
  const related = next !== undefined && areRelated(first[0], next[0]);
  if (next !== undefined && !related && isSecond(first[1], next[1], known)) return `${first[0]}, ${next[0]}`;
  if (related && first[1] < next[1] * minLead) return '';
  const own = related ? first[1] + next[1] : first[1];
  return own >= known * minShare ? first[0] : '';
}

function detectPart(part: string, detect: DetectText): { language: string; isReliable: boolean } {
  const found = detect(part);
  const isReliable = found.isReliable();
  return { language: found.language === 'ms' ? malayOf(part) : found.language, isReliable };
}

const isSecond = (first: number, next: number, known: number) =>
  next >= second.letters && next >= known * second.share && first + next >= known * second.both;

const areRelated = (one: string, other: string) =>
  relatedLanguages.some((group) => group.includes(one) && group.includes(other));

/** Indonesian is Malay to the detector. */
const indonesian =
  /(?<!\p{L})(?:perusahaan|karyawan|bisa|karena|kantor|lulusan|adalah|serta|tidak|minimal|bekerja sama|kami mencari)(?!\p{L})/giu;
const malay =
  /(?<!\p{L})(?:syarikat|pekerja|boleh|kerana|pejabat|graduan|ialah|kelayakan|jawatan|mestilah)(?!\p{L})/giu;

function malayOf(part: string): string {
  const lead = (part.match(indonesian)?.length ?? 0) - (part.match(malay)?.length ?? 0);
  return lead === 0 ? '' : lead > 0 ? 'id' : 'ms';
}

/** Whether the text of a posting is in this language, among others perhaps. */
export const isIn = (posting: string, language: string) => languagesOf(posting).includes(language);
