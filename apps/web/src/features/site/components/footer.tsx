import { jobCategories, labelOf } from '@waymark/contract/job-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Logo } from '../../../components/logo.tsx';
import { ThemeToggle } from '../../../components/theme-toggle.tsx';
import { footerCountries } from '../constants.ts';
import styles from './footer.module.css';
import type { HeaderProps } from './header.tsx';

interface FooterLink {
  label: string;
  to: string;
  /** Shown to guests only; pages are the same for everybody, so the style sheet hides it from members. */
  guestsOnly?: boolean;
}

function FooterList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>
        {links.map(({ label, to, guestsOnly }) => (
          <li key={label} data-for={guestsOnly ? 'guest' : undefined}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const seekerLinks: readonly FooterLink[] = [
  { label: 'Browse All Jobs', to: paths.browseJobFilterList },
  { label: 'Remote jobs', to: searchPath({ mode: 'remote' }) },
  { label: 'Jobs of the last 3 days', to: searchPath({ posted: 'last-3-days' }) },
  { label: 'Free resume review', to: paths.resumeReview, guestsOnly: true },
  { label: 'Sign in', to: paths.login, guestsOnly: true },
  { label: 'Sign Up', to: paths.register, guestsOnly: true },
];
const siteLinks: readonly FooterLink[] = [
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Job-Seeker Products', to: paths.pricingDetails },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Register your company', to: paths.employerRegister, guestsOnly: true },
];
const countryLinks = footerCountries.map((country) => ({
  label: `Jobs in ${country}`,
  to: searchPath({ location: country }),
}));

export function Footer({ categories }: Pick<HeaderProps, 'categories'>) {
  const categoryLinks = categories.map(({ value }) => ({
    label: labelOf(jobCategories, value),
    to: searchPath({ category: value }),
  }));
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['brand']}>
          <Logo />
          <p>Clear directions to your next job.</p>
        </div>
        <nav className={styles['lists']} aria-label="Footer">
          <FooterList title="Find work" links={seekerLinks} />
          {categoryLinks.length > 0 && <FooterList title="Jobs by category" links={categoryLinks} />}
          <FooterList title="Jobs by country" links={countryLinks} />
          <FooterList title="Waymark" links={siteLinks} />
        </nav>
        <div className={styles['end']}>
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
