import { withoutPrefix } from '@waymark/contract/language-prefix';

/** The address of a page whose loader is asked: its path as `paths` has it, whatever its language. */
export function readAddress({ url }: Request) {
  const { pathname, search, searchParams, origin } = new URL(url);
  return { pathname: withoutPrefix(pathname), search, searchParams, origin };
}
