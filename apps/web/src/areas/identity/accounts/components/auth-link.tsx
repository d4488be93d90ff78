import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { returnPathOf } from '../../../../lib/return-path.ts';
import { planReturnPath, withPurchase } from '../rules.ts';
import { useFieldsToCarry } from '../../../../lib/use-carried-fields.ts';

/** Between the account pages: neither the package or plan, nor the way back, nor what was typed gets lost. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const returnPath = returnPathOf(useLocation().state);
  const next = planReturnPath(to, search) ?? returnPath;
  const fields = useFieldsToCarry();
  return (
    <Link to={withPurchase(to, search)} state={{ ...fields, ...(next !== undefined && { next }) }}>
      {children}
    </Link>
  );
}
