import { msg, type Message } from '@waymark/contract/text/message';

/** What the form of the checkout asks for. Only a refused form is kept, in memory and without its code. */
export interface CardFields {
  number: string;
  name: string;
  expiry: string;
  code: string;
}
export type CardProblems = Partial<Record<keyof CardFields, Message>>;

/** The two cards of the stand-in; no other is asked for its money. */
export const acceptedCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');

/** What to correct before the card can be asked, by field; empty when nothing. */
export function findCardProblems({ number, name, expiry, code }: CardFields, today: Date): CardProblems {
  const known = [acceptedCard, declinedCard].map(digitsOf).includes(digitsOf(number));
  return {
    ...(!known && { number: msg`Use one of the test cards, for example ${acceptedCard}.` }),
    ...(name.trim() === '' && { name: msg`Enter the name on the card.` }),
    ...(!isInFuture(expiry, today) && {
      expiry: msg`Enter a month and a year to come, for example ${'12/30'}.`,
    }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: msg`Enter the three digits from the back of the card.` }),
  };
}

export function isDeclined({ number }: Pick<CardFields, 'number'>): boolean {
  return digitsOf(number) === digitsOf(declinedCard);
}

/** As a receipt names the card. */
export function methodOf({ number }: Pick<CardFields, 'number'>): string {
  return `Visa ending in ${digitsOf(number).slice(-4)}`;
}

/** A card is good to the end of its month. */
function isInFuture(expiry: string, today: Date): boolean {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month) return false;
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1)) > today;
}
