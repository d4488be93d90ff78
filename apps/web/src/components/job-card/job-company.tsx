import { useSay } from '../../lib/languages/say.ts';
import { sizeText } from '@waymark/contract/companies/choices';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { companyPath } from '@waymark/contract/paths';
import { Link } from '../layout/link.tsx';
import styles from './job-company.module.css';

/** A longer name takes the line for itself. */
const maxNameBeside = 32;

interface JobCompanyProps {
  company: JobCard['company'];
  layout: 'row' | 'tile';
}

/** The company of a card, and in the room that its name leaves its sector and size. */
export function JobCompany({ company: { id, name, industry, size }, layout }: JobCompanyProps) {
  const say = useSay();
  const about = name.length > maxNameBeside ? [] : [industry, sizeText(size, say)].filter(Boolean);
  return (
    <p className={styles[layout]} data-beside={about.length > 0 || undefined}>
      <Link to={companyPath(id)} dir="auto">
        {name}
      </Link>
      {about.length > 0 && (
        <span className={styles['about']}>
          {about.map((part, at) => (
            <span key={part}>{at > 0 ? `\u00a0· ${part}` : part}</span>
          ))}
        </span>
      )}
    </p>
  );
}
