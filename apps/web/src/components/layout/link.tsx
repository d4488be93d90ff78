import { localPath } from '@waymark/contract/language-prefix';
import type { ComponentProps } from 'react';
import { Link as RoutedLink } from 'react-router';
import { hasPage, needsDocument } from '../../lib/board.ts';
import { useLanguage } from '../../lib/languages/language.ts';

type ForBrowsers = Pick<
  ComponentProps<typeof RoutedLink>,
  'preventScrollReset' | 'reloadDocument' | 'replace' | 'state'
>;
type LinkProps = ComponentProps<'a'> & Pick<ComponentProps<typeof RoutedLink>, 'to'> & ForBrowsers;

/**
 * A link within the board. A page has a hundred of them, and the router works out for each what its address is
 * relative to: on the server, a plain one that begins at the root is written as it stands, in the language of the page. There is none to a page that
 * is switched off.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const language = useLanguage();
  if (typeof to === 'string' && !hasPage(to)) return null;
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/') && isPlain(rest)) {
    return (
      <a {...rest} href={localPath(to, language)} data-discover="true">
        {children}
      </a>
    );
  }
  return (
    <RoutedLink reloadDocument={needsDocument(pathOf(to))} {...rest} to={to}>
      {children}
    </RoutedLink>
  );
}

const pathOf = (to: LinkProps['to']) => (typeof to === 'string' ? to.split('?')[0] : to.pathname) ?? '';

const isPlain = ({ preventScrollReset, reloadDocument, replace, state }: ForBrowsers) =>
  (preventScrollReset ?? reloadDocument ?? replace ?? state) === undefined;
