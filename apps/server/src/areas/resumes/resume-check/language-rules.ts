/** Stop words that are frequent in one language and absent from the others. */
const english = words(
  'the and of to for with from by on at as is are was were that this their our which into across ' +
    'using through while over experience education skills summary employment work projects ' +
    'university present',
);
const others = words(
  'der das und mit für von bei zur zum dem el del para por que une le les du aux sur dans avec di della nel che och för att med av på oraz przy het een voor dos em ao și için ja sekä',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Fewer stop words than this identify no language. */
const minTelling = 2;

/** Whether a text is English: the rules about wording know no other language. */
export function isEnglishText(text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const latin = all.filter((word) => /^\p{Script=Latin}+$/u.test(word)).length;
  if (all.length === 0 || latin < 0.7 * all.length) return false;
  const count = (known: ReadonlySet<string>) => all.filter((word) => known.has(word)).length;
  const own = count(english);
  return own >= minTelling && own > 1.5 * count(others);
}
