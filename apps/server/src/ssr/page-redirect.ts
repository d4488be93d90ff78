import { canonicalPath } from '@waymark/contract/paths';

/** The one address of a page, for another spelling of it; what it asks for goes along. */
export function findPageRedirect(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const canonical = canonicalPath(path);
  return canonical === path ? undefined : canonical + url.slice(path.length);
}
