/** The languages of résumés. */
const latinLanguages = 'en de de-AT fr es it pt nl pl cs sk sv da nb fi hu ro hr tr id'.split(' ');
const otherLanguages = 'ar-EG ar-SY ar-MA ar-TN he'.split(' ');

/** Abbreviations that no locale has. */
const otherNames: readonly (readonly [name: string, month: number])[] = [
  ['sept', 9],
  ['sep', 9],
  ['aout', 8],
  ['fevrier', 2],
  ['fév', 2],
  ['decembre', 12],
];

/** Words in place of an end date that mean "present", by language. */
const latinEnds = [
  'present|the present|present day|current(?:ly)?|now|ongoing|today|to date|till date|till now|date',
  'heute|jetzt|laufend|aktuell|gegenwärtig|andauernd|derzeit|dato|bis (?:heute|jetzt|dato)',
  "maintenant|en cours|en poste|aujourd['’]hui|(?:à )?ce jour|(?:à )?présent|actuellement|jusqu['’]à (?:présent|aujourd['’]hui)",
  '(?:la )?actualidad|(?:el )?presente|actual(?:mente)?|hoy|la fecha|fecha actual|en curso|el momento',
  'oggi|ad oggi|attuale|attualmente|in corso|tuttora',
  'hoje|atual(?:mente)?|atualidade|actualidade|em curso|(?:o )?momento|os dias atuais|à data',
  'heden|nu|huidig|vandaag',
  'obecnie|teraz|nadal|dziś|dzisiaj|(?:do )?chwili obecnej|do (?:dziś|teraz|nadal|dnia dzisiejszego)|trwa',
  'nuvarande|pågående|i ?dag|dags dato|tills vidare|nuværende|nåværende|nå',
  'nykyinen|současnost|dosud|doposud|do současnosti|do súčasnosti|súčasnosť|doteraz|günümüz|halen|sekarang|saat ini',
];
const otherEnds = [
  '至今|迄今|今|现在|現在|目前|在职|在職中?|現職|現在に至る|継続中|현재|재직\\s?중',
  '(?:حتى |إلى )?(?:الآن|الان|اليوم|الحاضر|الوقت الحاضر|الوقت الحالي|تاريخه)|حاليا|حاليًا|(?:עד )?(?:היום|עתה)|כיום|הווה|כעת',
];

/** Words before the start of what has not ended, by language: "seit 03/2020". */
const latinStarts = [
  'since|from',
  'seit|ab',
  'depuis(?: le)?|dès|à partir (?:de|du)',
  'desde(?: el)?|a partir de',
  "dal|dalla|dall['’]|da|a partire da(?:l)?",
  'desde o',
  'sinds|vanaf',
  'od',
  'sedan|från(?: och med)?|fr\\.?\\s?o\\.?\\s?m\\.?|siden|fra(?: og med)?',
];
const otherStarts = ['منذ|من|ابتداء من|החל מ|מאז|משנת'];

export const openEnds = [...latinEnds, ...otherEnds].join('|');
export const openStarts = [...latinStarts, ...otherStarts].join('|');
/** Those of Latin letters alone: a pattern of fewer words takes less time to build. */
export const latinOpenEnds = latinEnds.join('|');
export const latinOpenStarts = latinStarts.join('|');

/**
 * Names and abbreviations of months in lower case, each with the months that it may mean: "listopad" is October in
 * Croatian and November in Polish. It needs a formatter for each language, so callers should keep the result.
 */
export function foreignMonths(letters: 'latin' | 'all' = 'all'): Map<string, readonly number[]> {
  const months = new Map<string, readonly number[]>();
  const add = (name: string, month: number) => {
    const known = months.get(name) ?? [];
    if (/^\p{L}/u.test(name) && !known.includes(month))
      months.set(
        name,
        [...known, month].toSorted((a, b) => a - b),
      );
  };
  for (const language of letters === 'latin' ? latinLanguages : [...latinLanguages, ...otherLanguages]) {
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
  for (const language of latinLanguages) {
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
