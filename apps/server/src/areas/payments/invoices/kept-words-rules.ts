import { msg, type Message } from '@waymark/contract/text/message';
import { readKept } from '../../../platform/languages/kept-message.ts';

/*
 * Words that orders keep: how they were paid, in English, and what is wrong with a payment, which earlier versions kept
 * in English as well. Those that name something are told apart by the words around it.
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

function read(known: Reading, kept: string): Message | undefined {
  for (const [pattern, write] of known) {
    const found = pattern.exec(kept);
    if (found) return write(found[1] ?? '', found[2] ?? '');
  }
  return undefined;
}

/** What is wrong with a payment. */
export const readFlag = (kept: string): Message => read(flags, kept) ?? readKept(kept);

/** "Visa ending in 4242" */
export const readPaymentMethod = (kept: string): Message => read(methods, kept) ?? kept;
