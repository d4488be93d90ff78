/** Abbreviations spoken letter by letter that begin with a vowel sound. */
const spelledWithVowel = /^(?:HR|RF|FP&A|SEO|HVAC|HSE|ESL|EHS|NEBOSH|R&D|MRI)\b/;
/** Written with a vowel, spoken with a consonant. */
const spokenWithConsonant = /^(?:Uni|UX|UI|Euro|One|Use|Utility)/i;

/** "a nurse", "an electrician", "an HR manager". */
export function withArticle(noun: string): string {
  if (spokenWithConsonant.test(noun)) return `a ${noun}`;
  return spelledWithVowel.test(noun) || /^[aeio]|^u/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
