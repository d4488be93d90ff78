/** Of the languages of postings, those that the detector tells apart on real texts; the others can only be stated. */
export const detectedLanguages = (
  'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko lt lv ml mr ms nl no pa pl ' +
  'pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi zh'
).split(' ');

/** Languages that a few lines are easily taken for one another in: no text is in two of them. */
export const relatedLanguages: readonly (readonly string[])[] = [
  ['da', 'no', 'sv'],
  ['cs', 'sk'],
  ['hr', 'sl', 'sr'],
  ['id', 'ms', 'tl'],
  ['be', 'bg', 'ru', 'sr', 'uk'],
  ['ca', 'es', 'pt'],
  ['fa', 'ur', 'ar'],
  ['hi', 'mr'],
  ['az', 'tr'],
];
