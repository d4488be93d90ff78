import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/form/button.tsx';
import styles from './recent-aside.module.css';

/** Beside the recent jobs: what somebody says of the product, and for guests the way to an account (I-4). */
export function RecentAside({ testimonial }: { testimonial: ReactNode }) {
  return (
    <aside
      className={styles['aside']}
      aria-label="About having an account"
      data-for={testimonial ? undefined : 'guest'}
    >
      {testimonial}
      <div className={styles['call']} data-for="guest">
        <h3 className={styles['title']}>Apply once you know the way. We keep track of the rest.</h3>
        <p>
          With an account your resume is ready when the right job appears, and you see which employers have
          looked at your application.
        </p>
        <ButtonLink to={paths.register}>Create an Account</ButtonLink>
      </div>
    </aside>
  );
}
