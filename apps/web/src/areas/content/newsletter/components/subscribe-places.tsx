import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { SubscribeForm } from './subscribe-form.tsx';
import styles from './subscribe-form.module.css';

/** In the footer of every page (E-2). */
export function SubscribeBand() {
  return (
    <section className={styles['band']} aria-label="Newsletter">
      <div>
        <h2>The newsletter</h2>
        <p>
          What is worth knowing about finding work, once or twice a month.{' '}
          <Link to={paths.newsletter}>Read what was sent</Link>
        </p>
      </div>
      <SubscribeForm label="Subscribe to the newsletter" />
    </section>
  );
}

/** Beside posts (J-1). */
export function SubscribeAside() {
  return (
    <section className={styles['side']} aria-label="Newsletter, beside the posts">
      <h2>Newsletter</h2>
      <p>New posts and what we see on the board, once or twice a month. You can stop it at any time.</p>
      <SubscribeForm label="Subscribe to the newsletter, beside the posts" />
    </section>
  );
}
