import { paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { board, isOffered } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './about-page.module.css';
import { CallPanel } from './call-panel.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

export function AboutPage({ figures }: SignpostProps) {
  const say = useSay();
  return (
    <>
      <header className={styles['head']}>
        <div className={`${ui['pageWidth']} ${styles['inner']}`}>
          <div className={`${ui['grid5']} ${styles['words']}`}>
            <h1 className={styles['title']}>{say`Looking for work is easier with a map.`}</h1>
            <p className={styles['lead']}>
              {say`${board.name} is a job board for people who look for work and for companies that look for people. It shows what there is, where it is and what it pays, and it tells you what became of your application.`}
            </p>
          </div>
          <Signpost figures={figures} />
        </div>
      </header>
      <AboutFeatures />
      <CallPanel title={say`Looking for people, not for work?`} to={paths.employerRegister}>
        {say`An account for your company shows you and your colleagues who has applied for your jobs, with their letters and resumes.`}
      </CallPanel>
    </>
  );
}

const armNames = {
  jobs: { one: msg`open job`, other: msg`open jobs` },
  companies: { one: msg`company hiring`, other: msg`companies hiring` },
  fields: { one: msg`field of work`, other: msg`fields of work` },
} as const;

interface SignpostProps {
  figures: readonly { kind: keyof typeof armNames; count: number }[];
}

/** A figure on each arm; zeros are left out. */
function Signpost({ figures }: SignpostProps) {
  const say = useSay();
  const locale = useLocale();
  const arms = figures.filter(({ count }) => count > 0);
  if (arms.length === 0) return null;
  return (
    <div className={styles['post']}>
      <ul className={`${ui['grid4']} ${styles['arms']}`} aria-label={say`${board.name} today`}>
        {arms.map(({ kind, count }) => (
          <li className={styles['arm']} key={kind}>
            <strong className={styles['count']}>{formatCount(count, locale)}</strong>{' '}
            {say(armNames[kind][count === 1 ? 'one' : 'other'])}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FeatureProps {
  title: string;
  link: string;
  to: string;
  /** The link leads to a page for guests: members do not see it. */
  guestsOnly?: boolean;
  children: ReactNode;
}

function Feature({ title, link, to, guestsOnly, children }: FeatureProps) {
  if (!isOffered({ to })) return null;
  return (
    <li className={`${ui['grid3']} ${ui['topRule5']} ${styles['feature']}`}>
      <h3 className={styles['name']}>{title}</h3>
      <p>{children}</p>
      <Link
        className={`${ui['inkStrong']} ${styles['link']}`}
        to={to}
        data-for={guestsOnly ? 'guest' : undefined}
      >
        {link}
      </Link>
    </li>
  );
}

function AboutFeatures() {
  const say = useSay();
  return (
    <PageSection aria-labelledby="about-features">
      <h2 id="about-features">{say`What you can count on`}</h2>
      <ul className={`${ui['grid7']} ${styles['features']}`}>
        <Feature
          title={say`A search that says where it leads`}
          link={say`Browse All Jobs`}
          to={paths.browseJobFilterList}
        >
          {say`Every filter tells how many jobs are behind it before you choose it, and a place may reach as far around as you travel. Pay is shown wherever the employer names it.`}
        </Feature>
        <Feature
          title={say`An application that does not vanish`}
          link={say`Sign Up`}
          to={paths.register}
          guestsOnly
        >
          {say`Apply with the resume in your account. You see when the employer has opened it, we write to you when that happens, and you can take it back.`}
        </Feature>
        <Feature
          title={say`A resume that a person has read`}
          link={say`Free Expert Resume Review`}
          to={paths.resumeReview}
          guestsOnly
        >
          {say`Before an employer sees your resume, one of our reviewers can: a person, not a program, and free of charge.`}
        </Feature>
      </ul>
    </PageSection>
  );
}
