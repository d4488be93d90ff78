import { paths } from '@waymark/contract/paths';
import { AboutFeatures } from './about-features.tsx';
import { board } from '../../../../lib/board.ts';
import styles from './about-page.module.css';
import { CallPanel } from './call-panel.tsx';
import { Signpost, type SignpostProps } from './signpost.tsx';

export function AboutPage({ figures }: SignpostProps) {
  return (
    <>
      <header className={styles['head']}>
        <div className={styles['inner']}>
          <div className={styles['words']}>
            <h1 className={styles['title']}>Looking for work is easier with a map.</h1>
            <p className={styles['lead']}>
              {board.name} is a job board for people who look for work and for companies that look for people.
              It shows what there is, where it is and what it pays, and it tells you what became of your
              application.
            </p>
          </div>
          <Signpost figures={figures} />
        </div>
      </header>
      <AboutFeatures />
      <CallPanel title="Looking for people, not for work?" to={paths.employerRegister}>
        An account for your company shows you and your colleagues who has applied for your jobs, with their
        letters and resumes.
      </CallPanel>
    </>
  );
}
