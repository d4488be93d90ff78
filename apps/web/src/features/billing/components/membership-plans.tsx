import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { membershipPlans } from '../constants.ts';
import styles from './membership-plans.module.css';

/** For guests only: somebody signed in has signed up (D-10). */
export function MembershipPlans() {
  return (
    <section className={styles['section']} data-for="guest" aria-labelledby="membership-plans">
      <div className={styles['head']}>
        <h2 id="membership-plans">Membership plans</h2>
        <p className={styles['lead']}>
          Every plan begins with the same account, and signing up costs nothing.
        </p>
      </div>
      <ul className={styles['plans']}>
        {membershipPlans.map(({ name, price, unit }) => (
          <li className={styles['plan']} key={name}>
            <h3 className={styles['name']}>{name}</h3>
            <p>
              <span className={styles['price']}>{price}</span> {unit}
            </p>
            <ButtonLink variant={unit ? 'secondary' : 'primary'} to={paths.register}>
              <span>
                Sign Up<VisuallyHidden> for {name}</VisuallyHidden>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
