import { paths } from '@waymark/contract/paths';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Spinner } from '../../../../components/data/spinner.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { board } from '../../../../lib/board.ts';
import { fetchLoginCode, needsBilling, withLoginCode } from '../../../../lib/checkout.ts';
import { showError } from '../../../../lib/toasts.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './billing.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// Loaded only where somebody is asked.
const BillingForm = lazy(async () => ({
  default: (await import('../../invoices/components/billing-form.tsx')).BillingForm,
}));

/** How long 'Processing...' can be read before the browser goes on to the checkout (D-4, K-3). */
const checkoutRedirectMs = 500;

/** The handover to the checkout, for a link that the server knows as one of it (D-4). */
export function OrderProcessing() {
  const [search] = useSearchParams();
  const { isAuthenticated, user } = useAuth();
  const checkoutLink = search.get('checkoutLink');
  const code = search.get('code');
  const complete = Boolean(checkoutLink && code);

  const isCandidate = user?.role === 'candidate';
  // Null when the link leads anywhere but to the checkout. The code stays here (D-4).
  const { data: link } = useLoaded(async () => {
    // The guard sends guests elsewhere.
    if (!checkoutLink || !code || !isAuthenticated) return undefined;
    try {
      const { data } = await callApi('GET /get-checkout-link', { query: { checkoutLink } });
      const isAsking = data.checkoutLink !== null && isCandidate && (await needsBilling());
      return { target: data.checkoutLink, isAsking };
    } catch (failure) {
      showError(messageOf(failure));
      return { target: null, isAsking: false };
    }
  }, [checkoutLink, code, isAuthenticated, isCandidate]);
  const target = link?.target;
  const isAsking = link?.isAsking ?? false;

  useEffect(() => {
    if (!target || !code || isAsking) return;
    // Replaced: going back must not hand the code over a second time.
    const timer = setTimeout(() => location.replace(withLoginCode(target, code)), checkoutRedirectMs);
    return () => clearTimeout(timer);
  }, [target, code, isAsking]);

  if (target && isAsking) return <Asking target={target} />;
  return complete && target !== null ? <Processing /> : <NotProcessed />;
}

/** Asks a candidate who comes from the registration to whom the package is invoiced. The login code may end before. */
function Asking({ target }: { target: string }) {
  const say = useSay();
  return (
    <div className={`${ui['grid4']} ${ui['pageWidth']} ${styles['page']}`}>
      <h1 className={styles['title']}>{say`To whom is it invoiced?`}</h1>
      <Suspense fallback={<Spinner />}>
        <BillingForm
          of="product"
          submit={say`Go on to the payment`}
          onSaved={async () => location.replace(withLoginCode(target, await fetchLoginCode()))}
        />
      </Suspense>
    </div>
  );
}

function Processing() {
  const say = useSay();
  return (
    <div className={`${ui['grid4']} ${ui['pageWidth']} ${styles['page']}`} role="status">
      <h1 className={`${ui['row4']} ${styles['title']}`}>
        <Spinner /> {say`Processing...`}
      </h1>
      <p>{say`The checkout opens in a moment.`}</p>
    </div>
  );
}

function NotProcessed() {
  const say = useSay();
  return (
    <div className={`${ui['grid4']} ${ui['pageWidth']} ${styles['page']}`}>
      <h1
        className={`${ui['row4']} ${styles['title']}`}
      >{say`Sorry, your request cannot be processed...`}</h1>
      <p>{say`The link to the checkout is not complete or leads somewhere else. Choose your package again.`}</p>
      <Actions>
        <ButtonLink to={paths.home}>{say`Home`}</ButtonLink>
        {board.hasCheckout && (
          <ButtonLink variant="secondary" to={paths.pricingDetails}>
            {say`See the packages`}
          </ButtonLink>
        )}
      </Actions>
    </div>
  );
}
