import { lazy, Suspense, type ComponentType } from 'react';
import { useFailedCheck } from '../../../../lib/auth-store.ts';
import { useSignInNote } from '../../../../lib/sign-in-note.ts';

// Most visits have nothing to be told; without its code they go on as well.
const AccountNoticeBar = lazy<ComponentType>(() =>
  import('./account-notice-bar.tsx').then(
    (loaded) => ({ default: loaded.AccountNoticeBar }),
    () => ({ default: () => null }),
  ),
);

/** What has to be said of the account, on whatever page. */
export function AccountNotice() {
  const isUnanswered = useFailedCheck();
  const note = useSignInNote();
  return isUnanswered || note ? (
    <Suspense fallback={null}>
      <AccountNoticeBar />
    </Suspense>
  ) : null;
}
