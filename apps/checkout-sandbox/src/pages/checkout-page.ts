import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import type { Package } from '@waymark/contract/payments/career-services';
import { minorUnitsOf } from '@waymark/contract/payments/prices';
import { fullName } from '@waymark/contract/text/format';
import { acceptedCard, declinedCard, type CardFields, type CardProblems } from '../card-rules.ts';
import { html, type Markup } from '../html.ts';
import { money, page } from './layout.ts';

/** What is sold. */
export type Offer = Omit<Package, 'checkoutLink'>;

interface CheckoutView {
  productUrl: string;
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
  failure: string;
}

export const emptyCard: CardFields = { number: '', name: '', expiry: '', code: '' };

const inputs: readonly {
  name: keyof CardFields;
  label: string;
  autocomplete: string;
  numeric: boolean;
  half: boolean;
}[] = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', numeric: true, half: false },
  { name: 'name', label: 'Name on the card', autocomplete: 'cc-name', numeric: false, half: false },
  { name: 'expiry', label: 'Good until (MM/YY)', autocomplete: 'cc-exp', numeric: false, half: true },
  { name: 'code', label: 'Security code', autocomplete: 'cc-csc', numeric: true, half: true },
];

/** Who is buying what, and the form to pay it. */
export function checkoutPage(view: CheckoutView): string {
  const { productUrl, customer, offer, renewal, attempt, failure } = view;
  const price = money(minorUnitsOf(offer.packagePrice, offer.currency), offer.currency);
  const period = renewal?.interval === 'monthly' ? 'month' : 'year';
  const isFree = (renewal?.trialDays ?? 0) > 0;
  const content = html`<div class="checkout">
    <section class="offer">
      <h1>${offer.packageName}</h1>
      <p>${offer.packageDescription}</p>
      <p class="price">${price}${renewal ? html` a ${period}` : ''}</p>
      ${renewal ? html`<p>You can cancel it at any time on your page of the job board.</p>` : ''}
      ${offer.refundTerms ? html`<p>${offer.refundTerms}</p>` : ''}
      <p class="buyer">
        Bought by <strong>${fullName(customer.firstName, customer.lastName)}</strong><br />${customer.email}
      </p>
    </section>
    <form class="card" method="post" novalidate>
      <h2>Pay with a test card</h2>
      <p class="hint">
        <strong>${acceptedCard}</strong> is accepted, <strong>${declinedCard}</strong> is declined, with any
        month to come and any three digits.
      </p>
      ${failure ? html`<p class="failure" role="alert">${failure}</p>` : ''}
      <input type="hidden" name="attempt" value="${attempt}" />
      ${fieldsOf(view)}
      <button class="button" type="submit">${isFree ? 'Begin the trial' : html`Pay ${price}`}</button>
    </form>
  </div>`;
  return page({ title: `Pay for ${offer.packageName}`, productUrl, content });
}

function fieldsOf({ fields, problems }: CheckoutView): Markup[] {
  const first = inputs.find(({ name }) => problems[name])?.name;
  return inputs.map(({ name, label, autocomplete, numeric, half }) => {
    const problem = problems[name];
    const fault = problem ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
    return html`<div class="field ${half ? 'half' : ''}">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${name === 'code' ? '' : fields[name]}"
        autocomplete="${autocomplete}"
        ${numeric ? html`inputmode="numeric"` : ''}
        ${fault}
        ${name === first ? html`autofocus` : ''}
      />
      ${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}
    </div>`;
  });
}
