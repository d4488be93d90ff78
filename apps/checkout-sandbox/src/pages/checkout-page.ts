import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import type { Package } from '@waymark/contract/payments/career-services';
import { perPeriod } from '@waymark/contract/payments/membership-plans';
import { minorUnitsOf } from '@waymark/contract/payments/prices';
import { formatMoney, fullName } from '@waymark/contract/text/format';
import { msg, type Message } from '@waymark/contract/text/message';
import { acceptedCard, declinedCard, type CardFields, type CardProblems } from '../card-rules.ts';
import { html, type Markup } from '../html.ts';
import type { Reader } from '../reader.ts';
import { page } from './layout.ts';

/** What is sold. */
export type Offer = Omit<Package, 'checkoutLink'>;

interface CheckoutView {
  reader: Reader;
  customer: RedeemedCustomer;
  offer: Offer;
  /** An order of a company. */
  order?: { currency: string };
  /** What renews until it is canceled. */
  renewal?: { interval: 'monthly' | 'yearly'; trialDays: number } | undefined;
  /** Number of this attempt to pay: the same form sent twice is one order. */
  attempt: string;
  fields: CardFields;
  problems: CardProblems;
  /** Why the card was not charged; empty at first. */
  failure: Message;
}

export const emptyCard: CardFields = { number: '', name: '', expiry: '', code: '' };

const inputs: readonly {
  name: keyof CardFields;
  label: Message;
  autocomplete: string;
  numeric: boolean;
  half: boolean;
}[] = [
  { name: 'number', label: msg`Card number`, autocomplete: 'cc-number', numeric: true, half: false },
  { name: 'name', label: msg`Name on the card`, autocomplete: 'cc-name', numeric: false, half: false },
  { name: 'expiry', label: msg`Good until (MM/YY)`, autocomplete: 'cc-exp', numeric: false, half: true },
  { name: 'code', label: msg`Security code`, autocomplete: 'cc-csc', numeric: true, half: true },
];

/** Who is buying what, and the form to pay it. */
export function checkoutPage(view: CheckoutView): string {
  const { reader, customer, offer, renewal, attempt, failure } = view;
  const { say } = reader;
  const { currency, packagePrice } = offer;
  const price = formatMoney(minorUnitsOf(packagePrice, currency), currency, say.language);
  const isFree = (renewal?.trialDays ?? 0) > 0;
  const content = html`<div class="checkout">
    <section class="offer">
      <h1>${offer.packageName}</h1>
      <p>${offer.packageDescription}</p>
      <p class="price">${renewal ? say(perPeriod(price, renewal.interval)) : price}</p>
      ${renewal ? html`<p>${say`You can cancel it at any time on your page of the job board.`}</p>` : ''}
      ${offer.refundTerms ? html`<p>${offer.refundTerms}</p>` : ''}
      <p class="buyer">
        ${say`Bought by ${fullName(customer.firstName, customer.lastName)}`}<br />${customer.email}
      </p>
    </section>
    <form class="card" method="post" novalidate>
      <h2>${say`Pay with a test card`}</h2>
      <p class="hint">
        ${say`${acceptedCard} is accepted, ${declinedCard} is declined, with any month to come and any three digits.`}
      </p>
      ${failure ? html`<p class="failure" role="alert">${say(failure)}</p>` : ''}
      <input type="hidden" name="attempt" value="${attempt}" />
      ${fieldsOf(view)}
      <button class="button" type="submit">${isFree ? say`Begin the trial` : say`Pay ${price}`}</button>
    </form>
  </div>`;
  return page({ title: msg`Pay for ${offer.packageName}`, reader, content });
}

function fieldsOf({ reader: { say }, fields, problems }: CheckoutView): Markup[] {
  const first = inputs.find(({ name }) => problems[name])?.name;
  return inputs.map(({ name, label, autocomplete, numeric, half }) => {
    const problem = problems[name];
    const fault = problem ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
    return html`<div class="field ${half ? 'half' : ''}">
      <label for="${name}">${say(label)}</label>
      <input
        id="${name}"
        name="${name}"
        value="${name === 'code' ? '' : fields[name]}"
        autocomplete="${autocomplete}"
        ${numeric ? html`inputmode="numeric"` : ''}
        ${fault}
        ${name === first ? html`autofocus` : ''}
      />
      ${problem ? html`<p class="error" id="${name}-error">${say(problem)}</p>` : ''}
    </div>`;
  });
}
