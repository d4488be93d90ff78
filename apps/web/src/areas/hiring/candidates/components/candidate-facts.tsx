import { msg } from '@waymark/contract/text/message';
import type { CandidateCard, CandidateDetail, CandidateMatch } from '@waymark/contract/hiring/candidates';
import { jobTypes, labelOf } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Tag } from '../../../../components/data/tag.tsx';
import { Tile } from '../../../../components/data/tile.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { formatRate } from '../rules.ts';
import styles from './candidates.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Everything that a candidate shows to employers. */
export function CandidateFacts({ candidate }: { candidate: CandidateDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { name, location, category, types, remote, hourlyRate, summary, skills, appliedTo } = candidate;
  const facts = [
    [msg`Location`, location],
    [msg`Work mode`, remote ? msg`Wishes to work remotely` : ''],
    [msg`Looks for`, types.map((type) => say(labelOf(jobTypes, type))).join(', ')],
    [msg`Category`, category === 'other' ? '' : categoryLabel(words, category)],
    [msg`Hourly rate`, formatRate(say, hourlyRate, locale)],
    [msg`Applied for`, appliedTo.map(({ title }) => title).join(', ')],
    [msg`Updated`, formatDate(words, candidate.updatedAt, locale)],
  ].filter(([, value]) => value);
  return (
    <div className={ui['grid4']}>
      <p className={`${ui['textLg']} ${ui['strong']}`} dir="auto">
        {name}
      </p>
      <dl className={ui['grid2']}>
        {facts.map(([term, value]) => (
          <div key={term} className={`${ui['grid3']} ${styles['fact']}`}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {summary && (
        <p className={styles['summary']} dir="auto">
          {summary}
        </p>
      )}
      <SkillTags skills={skills} />
    </div>
  );
}

interface CandidateTileProps {
  candidate: CandidateCard;
  heart: ReactNode;
  /** Why the candidate fits a posting, or does not. */
  reasons?: CandidateMatch['reasons'];
  onOpen: () => void;
}

const skillsShown = 5;

/** A candidate in a list (H-7); pressing anywhere opens the dialog. */
export function CandidateTile({ candidate, heart, reasons, onOpen }: CandidateTileProps) {
  const say = useSay();
  const locale = useLocale();
  const { name, headline, location, types, remote, hourlyRate, skills } = candidate;
  const wishes = [...types.map((type) => say(labelOf(jobTypes, type))), ...(remote ? [msg`Remote`] : [])];
  return (
    <Tile className={styles['candidateTile']}>
      <div className={ui['row3']}>
        <Avatar name={name} pictureUrl={null} size="small" />
        <p className={`${ui['semiboldSm']} ${ui['anywhere']}`} dir="auto">
          {name}
        </p>
        <div className={styles['tileHeart']}>{heart}</div>
      </div>
      <h2 className={styles['tileTitle']}>
        <button
          type="button"
          className={`${ui['unstyled']} ${styles['open']}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {headline}
        </button>
      </h2>
      <div className={`${ui['grid1']} ${ui['softSm']} ${styles['tileFacts']}`}>
        {location && <p>{location}</p>}
        {wishes.length > 0 && <p>{wishes.join(' · ')}</p>}
        {reasons ? <Reasons reasons={reasons} /> : <SkillTags skills={skills} max={skillsShown} />}
      </div>
      {hourlyRate && <p className={styles['foot']}>{formatRate(say, hourlyRate, locale)}</p>}
    </Tile>
  );
}

function Reasons({ reasons }: Required<Pick<CandidateTileProps, 'reasons'>>) {
  const say = useSay();
  return (
    <ul className={ui['grid1']} aria-label={say`Why`}>
      {reasons.map(({ fits, text }) => (
        <li key={text} className={styles['reason']} data-fits={fits} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}

function SkillTags({ skills, max = skills.length }: { skills: readonly string[]; max?: number }) {
  const say = useSay();
  if (skills.length === 0) return null;
  const hidden = skills.length - max;
  return (
    <ul className={`${ui['cluster']} ${styles['skills']}`} aria-label={say`Skills`}>
      {skills.slice(0, max).map((skill) => (
        <li key={skill}>
          <Tag>{skill}</Tag>
        </li>
      ))}
      {hidden > 0 && <li className={ui['note']}>{say`${hidden} more`}</li>}
    </ul>
  );
}
