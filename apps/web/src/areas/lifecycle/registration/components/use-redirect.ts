import { useLocation, useNavigate } from 'react-router';

/** Tells the guard, which takes a new employer on from this page, where to go (lib/return-path). */
export function useRedirect(): (path: string) => Promise<void> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return async (path) => {
    const next = { ...(state as object | null), next: path };
    await navigate(pathname + search, { replace: true, preventScrollReset: true, state: next });
  };
}
