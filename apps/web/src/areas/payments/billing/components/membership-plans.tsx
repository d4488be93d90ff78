import { PlanTiles } from '../../../../components/data/plan-tiles.tsx';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { PhoneFold } from '../../../../components/layout/phone-fold.tsx';
import { board } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './billing.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** For guests only (D-10). */
export function MembershipPlans() {
  const say = useSay();
  return (
    <PageSection data-for="guest" aria-labelledby="membership-plans">
      <div className={`${ui['grid1']} ${styles['head']}`}>
        <h2 id="membership-plans">{say`Membership plans`}</h2>
        <p className={ui['muted']}>
          {say`For companies that hire. Signing up costs nothing`}
          {board.sellsPlans && say`; an installation is one purchase that ends by itself`}.
        </p>
      </div>
      <PhoneFold label={say`Show the plans`}>
        <PlanTiles />
      </PhoneFold>
    </PageSection>
  );
}
