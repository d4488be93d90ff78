import { alertFrequencies, summariseCriteria } from '@waymark/contract/alert-choices';
import type { JobAlert } from '@waymark/contract/alerts';
import { labelOf } from '@waymark/contract/job-choices';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/tag.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './alerts-table.module.css';

const icons = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  pencil: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 4.5v15l11.5-7.5-11.5-7.5Z',
  bin: 'M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
} as const;

export interface AlertActs {
  view: (alert: JobAlert) => void;
  edit: (alert: JobAlert) => void;
  switchOn: (alert: JobAlert, on: boolean) => void;
  remove: (alert: JobAlert) => void;
}

export function AlertRow({ alert, acts }: { alert: JobAlert; acts: AlertActs }) {
  const { name, pausedAt } = alert;
  return (
    <tr>
      <th scope="row" className={styles['alert']}>
        <button type="button" className={styles['name']} onClick={() => acts.view(alert)}>
          {name}
        </button>
        <span className={styles['state']}>
          {pausedAt ? <Badge>Paused</Badge> : labelOf(alertFrequencies, alert.frequency)}
        </span>
      </th>
      <td className={styles['criteria']}>{summariseCriteria(alert.criteria, alert.companyName)}</td>
      <td className={styles['date']}>{formatDate(alert.createdAt)}</td>
      <td className={styles['actions']}>
        <Buttons alert={alert} acts={acts} />
      </td>
    </tr>
  );
}

function Buttons({ alert, acts }: { alert: JobAlert; acts: AlertActs }) {
  const { name, pausedAt } = alert;
  return (
    <div className={styles['buttons']}>
      <IconButton icon="eye" onPress={() => acts.view(alert)}>
        View {name}
      </IconButton>
      <IconButton icon="pencil" onPress={() => acts.edit(alert)}>
        Edit {name}
      </IconButton>
      <IconButton icon={pausedAt ? 'play' : 'pause'} onPress={() => acts.switchOn(alert, pausedAt !== null)}>
        {pausedAt ? 'Resume' : 'Pause'} {name}
      </IconButton>
      <IconButton icon="bin" onPress={() => acts.remove(alert)}>
        Delete {name}
      </IconButton>
    </div>
  );
}

interface IconButtonProps {
  icon: keyof typeof icons;
  onPress: () => void;
  children: ReactNode;
}

function IconButton({ icon, onPress, children }: IconButtonProps) {
  return (
    <button type="button" className={styles['icon']} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      <VisuallyHidden>{children}</VisuallyHidden>
    </button>
  );
}
