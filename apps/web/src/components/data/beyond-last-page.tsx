import { formatCount } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/languages/language.ts';
import { ButtonLink } from '../form/button.tsx';
import { MessagePage } from '../layout/message-page.tsx';
import { useSay } from '../../lib/languages/say.ts';

interface BeyondLastPageProps {
  page: number;
  /** The address of the first page. */
  first: string;
  children: ReactNode;
}

/** The list got shorter, or the address was made up. */
export function BeyondLastPage({ page, first, children }: BeyondLastPageProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <MessagePage title={say`There is no page ${formatCount(page, locale)}`}>
      <p>{children}</p>
      <ButtonLink to={first}>{say`Go to the first page`}</ButtonLink>
    </MessagePage>
  );
}
