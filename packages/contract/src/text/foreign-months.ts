/** The languages of résumés. */
const languages = 'en de de-AT fr es it pt nl pl cs sk sv da nb fi hu ro hr tr id'.split(' ');

/** Abbreviations that no locale has. */
const otherNames: readonly (readonly [name: string, month: number])[] = [
  ['sept', 9],
  ['sep', 9],
  ['aout', 8],
  ['fevrier', 2],
  ['decembre', 12],
];

/** Words in place of an end date that mean "present". */
export const openEnds =
  "present|current(?:ly)?|now|ongoing|today|to date|till date|date|heute|jetzt|laufend|maintenant|en cours|attuale|in corso|do dziś|do teraz|trwa|pågående|nuvarande|aujourd['’]hui|à ce jour|présent|presente|actualidad|actual(?:mente|idade)?|atual(?:mente)?|hoje|oggi|heden|nu|obecnie|teraz|nå|idag|i dag|nykyinen|současnost|günümüz|halen|sekarang|saat ini";

/**
 * Names and abbreviations of months in lower case, each with the months that it may mean: "listopad" is October in
 * Croatian and November in Polish. It needs a formatter for each language, so callers should keep the result.
 */
export function foreignMonths(): Map<string, readonly number[]> {
  const months = new Map<string, readonly number[]>();
  const add = (name: string, month: number) => {
    const known = months.get(name) ?? [];
    if (/^\p{L}/u.test(name) && !known.includes(month))
      months.set(
        name,
        [...known, month].toSorted((a, b) => a - b),
      );
  };
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
        for (let at = 0; at < 12; at++) {
          const parts = format.formatToParts(Date.UTC(2020, at, 15));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          add(name.replace(/\.$/, '').toLowerCase(), at + 1);
        }
      }
    }
  }
  for (const [name, month] of otherNames) add(name, month);
  return months;
}

/** Names and abbreviations of weekdays in lower case, without full stops. It needs a formatter for each language too. */
export function foreignWeekdays(): Set<string> {
  const names = new Set<string>();
  for (const language of languages) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let day = 1; day <= 7; day++) {
        names.add(
          format
            .format(Date.UTC(2020, 5, day))
            .replaceAll('.', '')
            .toLowerCase(),
        );
      }
    }
  }
  return names;
}
