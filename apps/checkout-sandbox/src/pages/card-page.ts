import { msg, type Message } from '@waymark/contract/text/message';
import { acceptedCard, declinedCard } from '../card-rules.ts';
import { html } from '../html.ts';
import type { SandboxSubscription } from '../order-book.ts';
import type { Reader } from '../reader.ts';
import { page } from './layout.ts';

interface CardView {
  reader: Reader;
  subscription: SandboxSubscription;
  /** Why the card was not taken; empty at first. */
  failure: Message;
}

/** Where the card is changed with which something renews. */
export function cardPage({ reader, subscription, failure }: CardView): string {
  const { say } = reader;
  const content = html`<div class="checkout">
    <section class="offer">
      <h1>${say`The card for ${subscription.packageName}`}</h1>
      <p>${say`It is paid with the card that ends in ${subscription.paymentMethod.slice(-4)} now.`}</p>
    </section>
    <form class="card" method="post">
      <h2>${say`Pay with another test card`}</h2>
      ${failure ? html`<p class="failure" role="alert">${say(failure)}</p>` : ''}
      <p>
        <label
          ><input type="radio" name="number" value="${acceptedCard}" checked />
          <bdi>${acceptedCard}</bdi></label
        >
      </p>
      <p>
        <label>
          <input type="radio" name="number" value="${declinedCard}" /> ${say`${declinedCard}, declined`}
        </label>
      </p>
      <button class="button" type="submit">${say`Change the card`}</button>
    </form>
  </div>`;
  return page({ title: msg`Change the card`, reader, content });
}
