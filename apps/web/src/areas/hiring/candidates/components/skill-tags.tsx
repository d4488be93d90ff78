import { Tag } from '../../../../components/data/tag.tsx';
import styles from './skill-tags.module.css';

/** The first so many skills, or all of them. */
export function SkillTags({ skills, most = skills.length }: { skills: readonly string[]; most?: number }) {
  if (skills.length === 0) return null;
  const hidden = skills.length - most;
  return (
    <ul className={styles['skills']} aria-label="Skills">
      {skills.slice(0, most).map((skill) => (
        <li key={skill}>
          <Tag>{skill}</Tag>
        </li>
      ))}
      {hidden > 0 && <li className={styles['more']}>{hidden} more</li>}
    </ul>
  );
}
