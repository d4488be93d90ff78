import { acceptedCard, declinedCard } from '../card-rules.ts';
import { html } from '../html.ts';
import type { SandboxSubscription } from '../order-book.ts';
import { page } from './layout.ts';

interface CardView {
  productUrl: string;
  subscription: SandboxSubscription;
  /** Why the card was not taken; empty at first. */
  failure: string;
}

/** Where the card is changed with which something renews. */
export function cardPage({ productUrl, subscription, failure }: CardView): string {
  const content = html`<div class="checkout">
    <section class="offer">
      <h1>The card for ${subscription.packageName}</h1>
      <p>It is paid with ${subscription.paymentMethod} now.</p>
    </section>
    <form class="card" method="post">
      <h2>Pay with another test card</h2>
      ${failure ? html`<p class="failure" role="alert">${failure}</p>` : ''}
      <p>
        <label><input type="radio" name="number" value="${acceptedCard}" checked /> ${acceptedCard}</label>
      </p>
      <p>
        <label><input type="radio" name="number" value="${declinedCard}" /> ${declinedCard}, declined</label>
      </p>
      <button class="button" type="submit">Change the card</button>
    </form>
  </div>`;
  return page({ title: 'Change the card', productUrl, content });
}
