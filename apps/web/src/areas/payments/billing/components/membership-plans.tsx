import { describePlan, offeredPlans, priceOf } from '@waymark/contract/payments/membership-plans';
import { registerForPlanPath } from '@waymark/contract/paths';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { PhoneFold } from '../../../../components/layout/phone-fold.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { board } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './billing.module.css';

/** For guests only (D-10). */
export function MembershipPlans() {
  return (
    <PageSection data-for="guest" aria-labelledby="membership-plans">
      <div className={`${ui['grid1']} ${styles['head']}`}>
        <h2 id="membership-plans">Membership plans</h2>
        <p className={ui['muted']}>
          For companies that hire. Signing up costs nothing
          {board.sellsPlans && '; an installation is one purchase that ends by itself'}.
        </p>
      </div>
      <PhoneFold label="Show the plans">
        <ul className={`${ui['grid5']} ${styles['plans']}`}>
          {offeredPlans(board).map((plan) => (
            <li className={`${ui['card']} ${ui['grid3']} ${styles['plan']}`} key={plan.key}>
              <h3 className={ui['textLg']}>{plan.name}</h3>
              <p>
                <span className={styles['price']}>{priceOf(plan)}</span> {plan.unit}
              </p>
              <p>{describePlan(plan)}.</p>
              <ButtonLink
                variant={plan.kind === 'free' ? 'primary' : 'secondary'}
                to={registerForPlanPath(plan.key)}
              >
                <span>
                  Sign Up<VisuallyHidden> for {plan.name}</VisuallyHidden>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </PageSection>
  );
}
