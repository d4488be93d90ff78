import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isTokenKept } from '../../../../lib/access-token.ts';
import { useAuth, useFailedCheck } from '../../../../lib/auth-store.ts';
import { useSignInNote } from '../../../../lib/messages/use-sign-in-note.ts';
import { readVisit, type SupportVisit } from '../../../../lib/visit/stored-visit.ts';

// Few visits have a notice; without its code they go on as well.
const AccountNoticeBar = lazy<ComponentType>(() =>
  import('./account-notice-bar.tsx').then(
    (loaded) => ({ default: loaded.AccountNoticeBar }),
    () => ({ default: () => null }),
  ),
);

/** The state of the account that every page shows. */
export function AccountNotice() {
  const isUnanswered = useFailedCheck();
  const note = useSignInNote();
  const { isAuthenticated } = useAuth();
  return isUnanswered || note || (isAuthenticated && !isTokenKept()) ? (
    <Suspense fallback={null}>
      <AccountNoticeBar />
    </Suspense>
  ) : null;
}

/** Rarely shown, so it is loaded when it is needed. */
const ImpersonationBar = lazy(async () => ({
  default: (await import('../../impersonation/components/impersonation-bar.tsx')).ImpersonationBar,
}));

/** On every page during an impersonation. The server does not know of it. */
export function ImpersonationNotice() {
  const [visit, setVisit] = useState<SupportVisit | null>(null);
  useEffect(() => setVisit(readVisit()), []);
  return (
    visit && (
      <Suspense fallback={null}>
        <ImpersonationBar visit={visit} />
      </Suspense>
    )
  );
}
