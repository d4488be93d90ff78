import type { ShownPeriod } from '@waymark/contract/search/choices/salaries';
import type { SalaryLink } from '@waymark/contract/search/salaries';
import { useId } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { nameSalaries, pathFor } from '../rules.ts';
import styles from './salary-page.module.css';

interface SalaryLinksProps {
  title: string;
  links: readonly SalaryLink[];
  per: ShownPeriod;
}

/** Ways to other pages with figures. */
export function SalaryLinks({ title, links, per }: SalaryLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles['subtitle']} id={id}>
        {title}
      </h2>
      <ul className={styles['links']}>
        {links.map(({ criteria, names }) => (
          <li key={pathFor(criteria, per)}>
            <Link className={styles['link']} to={pathFor(criteria, per)}>
              {nameSalaries(names)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
