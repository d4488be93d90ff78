import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { returnPathOf } from '../../../lib/return-path.ts';
import { withCheckoutLink } from '../rules.ts';
import { useFieldsToCarry } from './use-carried-fields.ts';

/** Between the account pages: neither the package, nor the way back, nor what was typed gets lost. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = returnPathOf(useLocation().state);
  const fields = useFieldsToCarry();
  return (
    <Link to={withCheckoutLink(to, search)} state={{ ...fields, ...(next !== undefined && { next }) }}>
      {children}
    </Link>
  );
}
