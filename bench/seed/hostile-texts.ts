/** As long as the words of a search may be. */
const length = 200;

const fill = (unit: string) =>
  unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .toWellFormed();

/** What is repeated as often as a search has room for: each makes another part of its reading work hardest. */
const units = {
  'one-digit numbers': '1 2 3 ',
  'postal codes': '10115 ',
  'postal codes of two words': 'SW1A 1AA ',
  'codes of states': 'NY CA TX IN OR ',
  'words that are codes': 'IT US OR UK ',
  cities: 'Paris London Berlin Madrid Rome ',
  'cities between commas': 'Paris, London, ',
  'a city of two words': 'new york ',
  'the beginning of names of cities': 'san ',
  saints: 'st. ',
  'mistyped cities': 'Lodnon Pairs Belrin ',
  'places kept out': 'outside London ',
  nearness: 'near ',
  distances: 'within 5 miles of ',
  'alternatives in capitals': 'nurse OR driver OR ',
  'alternatives of initials': 'rn OR dba OR qa OR hr OR ',
  'alternatives in small letters': 'nurse or driver or ',
  'quotes that stay open': '"nurse ',
  'quotes of a letter': '"a" ',
  'words kept out': '-nurse ',
  'phrases kept out': '-"night shift" ',
  negations: 'not nurse ',
  lacks: 'without a ',
  'pay with a sign': '$50k ',
  'ranges of pay': '40-50k ',
  'pay by the hour': '15 per hour ',
  'spelled pay': 'fifty thousand dollars ',
  'years of experience': '5 years of experience ',
  'ways of working': 'hybrid or remote ',
  types: 'full time part time ',
  shifts: 'no nights or weekends or ',
  levels: 'lead or senior ',
  beginners: 'entry level ',
  times: 'posted last week ',
  conditions: 'less than 20 hours ',
  languages: 'german only ',
  benefits: 'dental vision health ',
  reasons: 'because of my children ',
  'former work': 'i was a cook and want to ',
  remarks: "i don't mind ",
  'single letters': 'a b c d e f ',
  'a word of one letter': 'x ',
  signs: 'a/b-c.d,e&',
  'signs of programming': 'c++ c# .net ',
  brackets: '(nurse) [nurse] ',
  'a long word': 'abcdefghijklmnopqrstuvwxyz',
  'mistyped work': 'nrse dvelper tecaher dirver ',
  'compounds of German': 'krankenpflegerin ',
  'initials with points': 'R.N. D.B.A. ',
  'abbreviated work': 'sr. mgr. eng. ',
  'small words': 'and or the of ',
  'letters with accents': 'électricien äöü ',
  Cyrillic: 'инженер ',
  Greek: 'νοσοκόμα ',
  Arabic: 'ممرضة ',
  'Chinese without blanks': '护士',
  'Japanese without blanks': '看護師の',
  'Thai without blanks': 'พยาบาล',
  emoji: '🙂 ',
  'marks upon marks': 'a\u0301\u0302\u0303',
  'addresses of pages': 'https://a.b/c ',
  'full-width letters': 'ｎｕｒｓｅ ',
} as const;

export const hostileTexts: readonly { what: string; text: string }[] = Object.entries(units).map(
  ([what, unit]) => ({ what, text: fill(unit) }),
);
