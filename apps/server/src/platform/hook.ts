import type { Kysely } from 'kysely';
import type { Tables } from './database/tables.ts';

type Handler<Given extends unknown[], Result> = (
  transaction: Kysely<Tables>,
  ...given: Given
) => Promise<Result>;

/**
 * Something that an area does and that others have to act upon in the same transaction, though it may not use them.
 * They register for it in their register.ts and run in the order of the areas, one after the other.
 */
export class Hook<Given extends unknown[], Result = void> {
  readonly #handlers: Handler<Given, Result>[] = [];

  /** What an area names in its register.ts. */
  on(handler: Handler<Given, Result>): () => void {
    return () => void this.#handlers.push(handler);
  }

  /** Throws where no area has registered: a command that skipped the others would leave half of the work. */
  async run(transaction: Kysely<Tables>, ...given: Given): Promise<Result[]> {
    if (this.#handlers.length === 0) throw new Error('The areas are not registered: import areas.ts first.');
    const results: Result[] = [];
    for (const handler of this.#handlers) results.push(await handler(transaction, ...given));
    return results;
  }
}
