import { nameCountry } from '../text/country-names.ts';
import type { Locale } from '../text/locales.ts';
import { countryOf, msg, plural, term, type Message, type MessageValue } from '../text/message.ts';
/*
 * What laws ask of a job ad. `asks` says it of a place, `missing` says what this one lacks, and
 * `sentences` are what may be added to the ad where that is true.
 */
export const adAsks = [
  {
    value: 'pay',
    label: msg`Pay`,
    asks: (place) =>
      msg`${place} asks that an ad says the pay, or the least and the most that you would pay.`,
    missing: msg`It does not say the pay with both ends: “from” and “up to” are not enough.`,
    sentences: [],
  },
  {
    value: 'least-pay',
    label: msg`Least pay`,
    asks: (place) =>
      msg`${place} asks that an ad says the least pay, by collective agreement where there is one.`,
    missing: msg`It does not say the least pay.`,
    sentences: [],
  },
  {
    value: 'pay-before-interview',
    label: msg`Pay before the interview`,
    asks: (place) =>
      msg`${place} asks that an ad says the pay or its range, or that applicants hear it before the interview.`,
    missing: msg`It does not say the pay: tell applicants before the interview.`,
    sentences: [],
  },
  {
    value: 'pay-width',
    label: msg`Width of the range`,
    asks: (place) =>
      msg`${place} asks that an ad has a range of pay of at most 50,000 Canadian dollars a year, unless its top is above 200,000.`,
    missing: msg`The range of pay is wider than that.`,
    sentences: [],
  },
  {
    value: 'benefits',
    label: msg`Benefits`,
    asks: (place) => msg`${place} asks that an ad describes the benefits.`,
    missing: msg`It names no benefit: “great benefits” is not enough.`,
    sentences: ['This job comes with no benefits.'],
  },
  {
    value: 'ai-use',
    label: msg`Artificial intelligence`,
    asks: (place) =>
      msg`${place} asks that an ad says whether artificial intelligence is used to screen, assess or select applicants.`,
    missing: msg`It does not say so.`,
    sentences: [
      'We use artificial intelligence to help screen, assess or select applicants.',
      'We do not use artificial intelligence to screen, assess or select applicants.',
    ],
  },
  {
    value: 'vacancy',
    label: msg`Vacancy`,
    asks: (place) => msg`${place} asks that an ad says whether there is a vacancy now.`,
    missing: msg`It does not say so.`,
    sentences: [
      'This posting is for an existing vacancy.',
      'This posting is not for an existing vacancy: we collect applications for later.',
    ],
  },
  {
    value: 'local-experience',
    label: msg`Canadian experience`,
    asks: (place) => msg`${place} asks that an ad does not ask for Canadian experience.`,
    missing: msg`It asks for experience in Canada.`,
    sentences: [],
  },
  {
    value: 'last-day',
    label: msg`Last day`,
    asks: (place) => msg`${place} asks that an ad says until when people can apply.`,
    missing: msg`It names no last day.`,
    sentences: ['Applications are accepted on an ongoing basis.'],
  },
  {
    value: 'not-left-out',
    label: msg`Open to Colorado`,
    asks: (place) =>
      msg`${place} asks that an ad for remote work is as open to people in Colorado as to others.`,
    missing: msg`It leaves them out, and still has to say pay, benefits and last day.`,
    sentences: [],
  },
  {
    value: 'neutral-title',
    label: msg`Neutral title`,
    asks: (place) => msg`${place} asks that an ad has a title that means people of every gender.`,
    missing: msg`The title names one gender: “(m/w/d)” or a neutral word helps.`,
    sentences: [],
  },
  {
    value: 'former-pay',
    label: msg`Former pay`,
    asks: (place) => msg`${place} asks that an ad asks nobody for present or former pay.`,
    missing: msg`It asks for present or former pay.`,
    sentences: [],
  },
] as const satisfies readonly { asks: (place: MessageValue) => Message; [key: string]: unknown }[];
export type AdAsk = (typeof adAsks)[number]['value'];

export const adSeverities = [
  { value: 'duty', label: msg`A duty: asked before publishing` },
  { value: 'hint', label: msg`A hint` },
  { value: 'off', label: msg`Off` },
] as const;
export type AdSeverity = (typeof adSeverities)[number]['value'];

/** Why an employer says that a duty is none for this ad. */
export const adAnswers = [
  { value: 'few', label: msg`We employ fewer people` },
  { value: 'elsewhere', label: msg`Nobody does this work there` },
] as const;
export type AdAnswer = (typeof adAnswers)[number]['value'];

export const maxAdRuleId = 60;
/** More rules than there are. */
export const maxAdAnswers = 300;

const askOf = (ask: AdAsk) => adAsks.find(({ value }) => value === ask) ?? adAsks[0];

/** Laws of several countries, by what the rules call them. */
const unions: Readonly<Record<string, Message>> = { 'European law': msg`European law` };

/** Who asks, as readers of a language call it: regions and cities keep their names. */
export const nameOfPlace = (place: string, language: Locale): Message =>
  unions[place] ?? nameCountry(place, language);

/** "New York asks that an ad says …. This holds for employers with 4 people or more." And what this one lacks. */
export function describeAdRule(given: { place: string; ask: AdAsk; employees: number }): Message {
  const { place, ask, employees } = given;
  const { asks, missing } = askOf(ask);
  const rule = asks(unions[place] === undefined ? countryOf(place) : term(unions[place]));
  return employees > 1
    ? msg`${term(rule)} This holds for employers with ${plural(employees, 'person or more', 'people or more')}. ${term(missing)}`
    : msg`${term(rule)} ${term(missing)}`;
}

/** "The law asks that an ad says the pay, …" */
export const describeAsk = (ask: AdAsk): Message => askOf(ask).asks(term(msg`The law`));

/** What may be added to an ad where it is true. */
export const adSentences = (ask: AdAsk): readonly string[] => askOf(ask).sentences;
