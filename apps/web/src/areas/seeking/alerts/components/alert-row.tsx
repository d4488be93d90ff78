import { alertFrequencies, summariseCriteria } from '@waymark/contract/seeking/choices/alerts';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { Badge } from '../../../../components/data/tag.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './alerts-table.module.css';

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
    <>
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
    </>
  );
}
