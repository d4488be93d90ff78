import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import styles from './about-features.module.css';

interface FeatureProps {
  title: string;
  link: string;
  to: string;
  /** The link leads to a page for guests: members do not see it. */
  guestsOnly?: boolean;
  children: ReactNode;
}

function Feature({ title, link, to, guestsOnly, children }: FeatureProps) {
  return (
    <li className={styles['feature']}>
      <h3 className={styles['name']}>{title}</h3>
      <p>{children}</p>
      <Link className={styles['link']} to={to} data-for={guestsOnly ? 'guest' : undefined}>
        {link}
      </Link>
    </li>
  );
}

export function AboutFeatures() {
  return (
    <PageSection aria-labelledby="about-features">
      <h2 id="about-features">What you can count on</h2>
      <ul className={styles['features']}>
        <Feature
          title="A search that says where it leads"
          link="Browse All Jobs"
          to={paths.browseJobFilterList}
        >
          Every filter tells how many jobs are behind it before you choose it, and a place may reach as far
          around as you travel. Pay is shown wherever the employer names it.
        </Feature>
        <Feature title="An application that does not vanish" link="Sign Up" to={paths.register} guestsOnly>
          Apply with the resume in your account. You see when the employer has opened it, we write to you when
          that happens, and you can take it back.
        </Feature>
        <Feature
          title="A resume that somebody has read"
          link="Free Expert Resume Review"
          to={paths.resumeReview}
          guestsOnly
        >
          Before an employer sees your resume, one of our reviewers can: a person, not a program, and free of
          charge.
        </Feature>
      </ul>
    </PageSection>
  );
}
