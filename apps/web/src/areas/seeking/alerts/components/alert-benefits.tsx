import { alertLinkHours, alertsLimit, jobsInMail } from '@waymark/contract/seeking/choices/alerts';
import styles from './alert-benefits.module.css';

const benefits = [
  {
    title: 'Only new jobs',
    text: `Up to ${jobsInMail} in a mail, with pay and place where the employer says them, and why each one fits. No job comes twice.`,
  },
  {
    title: 'As often as you like',
    text: 'At most one mail an hour, a day or a week. When nothing is new, nothing is sent.',
  },
  {
    title: 'Stopped with one press',
    text: 'Every mail has a link that ends its alert, without signing in. Members can pause an alert as well.',
  },
  {
    title: 'Yours alone',
    text: `Without an account we first ask your mailbox. What nobody confirms within ${alertLinkHours} hours is forgotten. Your address is used for these mails and nothing else.`,
  },
  {
    title: `Up to ${alertsLimit} alerts`,
    text: 'One for each kind of work, each place or each company you care about.',
  },
];

/** What an alert does, how often, and how it ends. */
export function AlertBenefits() {
  return (
    <section className={styles['panel']} aria-labelledby="benefits-title">
      <h2 className={styles['title']} id="benefits-title">
        What you get
      </h2>
      <ul className={styles['list']}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles['name']}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
