/** The article of Arabic with what is written together with it, and that of Hebrew; a root has three letters or more. */
const articles = [/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u, /^ה(?=\p{L}{3})/u] as const;
/** How women and several of them are called, as far as they end in more letters. */
const otherEnds = [/(?<=\p{L}{3})(?:ون|ين|ات|ة|ه)$/u, /(?<=\p{L}{3})(?:ים|ות|ית|ה|ת)$/u] as const;
const arabic = /^[\p{Script=Arabic}\p{M}]+$/u;
const hebrew = /^[\p{Script=Hebrew}\p{M}]+$/u;

const scriptOf = (word: string) => (arabic.test(word) ? 0 : hebrew.test(word) ? 1 : undefined);

/** A word of Arabic or Hebrew without its article and its ending; others as they are. */
export function semiticForm(word: string): string {
  const script = scriptOf(word);
  if (script === undefined) return word;
  return word.replace(articles[script], '').replace(otherEnds[script], '').replaceAll('ى', 'ي');
}

/** The same word without its article, or with it; none of another language. */
export function otherArticle(word: string): string[] {
  const script = scriptOf(word);
  if (script === undefined) return [];
  const bare = word.replace(articles[script], '');
  return bare === word ? [`${script === 0 ? 'ال' : 'ה'}${word}`] : [bare];
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]{3,}/gu;
const maxName = 14;
const minName = 2;
/** Longer ones are no searches: each place in them is looked up by many lengths. */
const maxRun = 60;

/** Words that stand together without blanks, parted where some of them are known: 看護師東京 is 看護師 and 東京. */
export function partUnspaced(text: string, isKnown: (part: string) => boolean): string {
  return text.replaceAll(unspaced, (run) => {
    if (run.length > maxRun) return run;
    const parts: string[] = [];
    let before = '';
    for (let at = 0; at < run.length;) {
      const longest = Math.min(maxName, run.length - at);
      let length = longest;
      while (length >= minName && !isKnown(run.slice(at, at + length))) length--;
      if (length < minName) {
        before += run.charAt(at++);
        continue;
      }
      parts.push(...withoutParticle(before), run.slice(at, at + length));
      before = '';
      at += length;
    }
    return [...parts, ...withoutParticle(before)].join(' ');
  });
}

const particle = /^(.+?)([のでにへ的]|での)$/u;

/** "東京の" is a place and what joins it to the rest. */
function withoutParticle(text: string): string[] {
  const [, word, joint] = particle.exec(text) ?? [];
  if (word !== undefined && joint !== undefined) return [word, joint];
  return text === '' ? [] : [text];
}

const arabicWord = /[\p{Script=Arabic}\p{M}\u0640]{2,}/gu;
const hasArabic = /\p{Script=Arabic}/u;
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/gu;
/** The article with what is written together with it, and "and"; as much of the word has to be left. */
const arabicPrefixes = /^(?:(?:وال|بال|كال|فال|ولل|ال|لل)(?=\p{L}{2})|و(?=\p{L}{3}))/u;
/** Ends of number, gender and possession, the longest first; each of them once. */
const arabicSuffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'] as const;

/** One spelling for those that people write for each other. */
const spellArabic = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[آأإٱ]/g, 'ا')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ک', 'ك');

function shortenArabic(word: string): string {
  let stem = word.replace(arabicPrefixes, '');
  for (const end of arabicSuffixes)
    if (stem.endsWith(end) && stem.length - end.length >= 3) stem = stem.slice(0, -end.length);
  return stem;
}

/** Longer ones are no words: letter by letter they would take too long (L-21). */
const maxArabicWord = 24;

/** Shortened until nothing more comes off: a stem is its own stem. */
function stemArabicWord(word: string): string {
  let stem = spellArabic(word);
  if (stem.length > maxArabicWord) return stem;
  for (let next = shortenArabic(stem); next !== stem; next = shortenArabic(stem)) stem = next;
  return stem;
}

/**
 * A text with its Arabic words as searches and postings compare them: without article, vowels and the ends of number
 * and gender (the light stemmer of Larkey, Ballesteros and Connell, 2002), and with digits as we write them. Other text
 * stays as it is.
 */
export const stemArabic = (text: string): string =>
  hasArabic.test(text)
    ? text
        .replaceAll(arabicWord, stemArabicWord)
        .replaceAll(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf))
    : text;
