import type { CandidateCard, CandidateMatch } from '@waymark/contract/hiring/candidates';
import { jobTypes, labelOf } from '@waymark/contract/jobs/choices/jobs';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { Tile } from '../../../../components/data/tile.tsx';
import { formatRate } from '../rules.ts';
import styles from './candidate-tile.module.css';
import { SkillTags } from './skill-tags.tsx';

interface CandidateTileProps {
  candidate: CandidateCard;
  heart: ReactNode;
  /** Beside a posting: what speaks for the candidate and what does not. */
  reasons?: CandidateMatch['reasons'];
  onOpen: () => void;
}

const skillsShown = 5;

/** A candidate on its own ground (H-7): pressing anywhere opens the rest. */
export function CandidateTile({ candidate, heart, reasons, onOpen }: CandidateTileProps) {
  const { name, headline, location, types, remote, hourlyRate, skills } = candidate;
  const wishes = [...types.map((type) => labelOf(jobTypes, type)), ...(remote ? ['Remote'] : [])];
  return (
    <Tile className={styles['tile']}>
      <div className={styles['head']}>
        <Avatar name={name} pictureUrl={null} size="small" />
        <p className={styles['name']}>{name}</p>
        <div className={styles['heart']}>{heart}</div>
      </div>
      <h2 className={styles['title']}>
        <button type="button" className={styles['open']} aria-haspopup="dialog" onClick={onOpen}>
          {headline}
        </button>
      </h2>
      <div className={styles['facts']}>
        {location && <p>{location}</p>}
        {wishes.length > 0 && <p>{wishes.join(' · ')}</p>}
        {reasons ? <Reasons reasons={reasons} /> : <SkillTags skills={skills} most={skillsShown} />}
      </div>
      {hourlyRate && <p className={styles['foot']}>{formatRate(hourlyRate)}</p>}
    </Tile>
  );
}

function Reasons({ reasons }: Required<Pick<CandidateTileProps, 'reasons'>>) {
  return (
    <ul className={styles['reasons']} aria-label="Why">
      {reasons.map(({ fits, text }) => (
        <li key={text} className={styles['reason']} data-fits={fits}>
          {text}
        </li>
      ))}
    </ul>
  );
}
