import { msg, type Message } from '@waymark/contract/text/message';

/*
 * Words that orders keep, in English: what is wrong with a payment, and how it was made. Those that name something are
 * told apart by the words around it.
 */

type Reading = readonly (readonly [RegExp, (one: string, other: string) => Message])[];

const flags: Reading = [
  [
    /^Paid with (.+), which is not the price\.$/,
    (amount) => msg`Paid with ${amount}, which is not the price.`,
  ],
  [/^Charged (.+), which is not the price\.$/, (amount) => msg`Charged ${amount}, which is not the price.`],
  [/^Begun while (.+) renews already\.$/, (plan) => msg`Begun while ${plan} renews already.`],
];

const methods: Reading = [
  [/^Invoice (.+)$/, (number) => msg`Invoice ${number}`],
  [/^(.+) ending in (\d{4})$/, (card, digits) => msg`${card} ending in ${digits}`],
];

function read(known: Reading, kept: string): Message {
  for (const [pattern, write] of known) {
    const found = pattern.exec(kept);
    if (found) return write(found[1] ?? '', found[2] ?? '');
  }
  return kept;
}

/** What is wrong with a payment. */
export const readFlag = (kept: string): Message => read(flags, kept);

/** "Visa ending in 4242" */
export const readPaymentMethod = (kept: string): Message => read(methods, kept);
