import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';

/**
 * For a schema that waits, for a library that it loads for example. Checks that run at once may end in another order
 * than they began, and react-hook-form believes the one that ends last, which may have seen less than is typed by now:
 * one that was overtaken therefore answers what the newest one does. Made once for a form, not at each of its renders.
 */
export function resolveInTurn<Values extends FieldValues, Fields>(
  resolver: Resolver<Values, unknown, Fields>,
): Resolver<Values, unknown, Fields> {
  let newest: Promise<ResolverResult<Values, Fields>>;

  async function followNewest(): Promise<ResolverResult<Values, Fields>> {
    const followed = newest;
    const result = await followed;
    return followed === newest ? result : followNewest();
  }

  return (...asked) => {
    newest = Promise.resolve(resolver(...asked));
    return followNewest();
  };
}
