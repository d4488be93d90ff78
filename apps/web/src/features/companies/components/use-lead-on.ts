import { paths } from '@waymark/contract/paths';
import { useLocation, useNavigate } from 'react-router';

/** Tells the guard, which takes a new employer on from this page, to go to the company's jobs (lib/return-path). */
export function useLeadOn(): () => Promise<void> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return async () => {
    const next = { ...(state as object | null), next: paths.companyManageJob };
    await navigate(pathname + search, { replace: true, preventScrollReset: true, state: next });
  };
}
