import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import type { SavedJob } from '@waymark/contract/saved-jobs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { Badge } from '../../../components/tag.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { dateOf } from '../rules.ts';
import styles from './saved-jobs-table.module.css';

const pencil = 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4';
const bin = 'M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5';

interface SavedJobRowProps {
  row: SavedJob;
  onEdit: () => void;
  onRemove: () => void;
}

/** What somebody emptied in their own row is named as missing: the row stays one that can be found and pressed. */
export function SavedJobRow({ row, onEdit, onRemove }: SavedJobRowProps) {
  const { job } = row;
  const title = row.title || 'No title';
  const company = row.company || 'No company';
  return (
    <tr>
      <td className={styles['logo']}>
        <CompanyMark name={company} />
      </td>
      <th scope="row" className={styles['job']}>
        {job ? (
          <Link className={styles['title']} to={jobDetailPath(job.id)}>
            {title}
          </Link>
        ) : (
          <span className={styles['title']}>{title}</span>
        )}
        {job?.open === false && <Badge tone="bad">Closed</Badge>}
      </th>
      <td className={styles['company']}>
        {job ? (
          <Link className={styles['link']} to={companyPath(job.companyId)}>
            {company}
          </Link>
        ) : (
          company
        )}
      </td>
      <td className={styles['date']}>{dateOf(row) || 'No date'}</td>
      <td className={styles['actions']}>
        <IconButton icon={pencil} onPress={onEdit}>
          Edit {title}
        </IconButton>
        <IconButton icon={bin} onPress={onRemove}>
          Delete {title}
        </IconButton>
      </td>
    </tr>
  );
}

function IconButton({ icon, onPress, children }: { icon: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles['icon']} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={icon} />
      </svg>
      <VisuallyHidden>{children}</VisuallyHidden>
    </button>
  );
}
