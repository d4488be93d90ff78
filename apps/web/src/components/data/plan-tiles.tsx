import { describePlan, offeredPlans, shownPriceOf } from '@waymark/contract/payments/membership-plans';
import { registerForPlanPath } from '@waymark/contract/paths';
import { board, inOwnWords, pricesIn } from '../../lib/board.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { ButtonLink } from '../form/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './plan-tiles.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** The plans on offer, each with its price and the way to register for it (D-10). */
export function PlanTiles() {
  const say = useSay();
  const locale = useLocale();
  return (
    <ul className={`${ui['grid5']} ${styles['plans']}`}>
      {inOwnWords('plans', offeredPlans(board), say.language).map((plan) => {
        const { price, tax } = shownPriceOf(plan, pricesIn(say.language), locale);
        return (
          <li className={`${ui['card']} ${ui['grid3']} ${styles['plan']}`} key={plan.key}>
            <h3 className={ui['textLg']} dir="auto">
              {plan.name}
            </h3>
            <p>
              <span className={styles['price']}>{say(price)}</span> {plan.unit}
            </p>
            {tax && <p className={ui['note']}>{say(tax)}</p>}
            <p className={ui['soft']}>{say(describePlan(plan))}.</p>
            <ButtonLink
              variant={plan.kind === 'free' ? 'primary' : 'secondary'}
              to={registerForPlanPath(plan.key)}
              data-for="guest"
            >
              <span>
                {say`Sign Up`}
                <VisuallyHidden> {say`for ${plan.name}`}</VisuallyHidden>
              </span>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
