import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { returnPathOf } from '../../../lib/return-path.ts';
import { withCheckoutLink } from '../rules.ts';

/** Between login and registration: neither the package nor the way back gets lost. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = returnPathOf(useLocation().state);
  return (
    <Link to={withCheckoutLink(to, search)} state={next === undefined ? undefined : { next }}>
      {children}
    </Link>
  );
}
