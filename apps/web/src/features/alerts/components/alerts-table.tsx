import type { JobAlert } from '@waymark/contract/alerts';
import { AlertRow, type AlertActs } from './alert-row.tsx';
import styles from './alerts-table.module.css';

export function AlertsTable({ alerts, acts }: { alerts: readonly JobAlert[]; acts: AlertActs }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Premium jobs</th>
          <th scope="col">Criterias</th>
          <th scope="col">Date</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} acts={acts} />
        ))}
      </tbody>
    </table>
  );
}
