import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { AlertRow, type AlertActs } from './alert-row.tsx';
import styles from './alerts-table.module.css';

const columns = [{ name: 'Premium jobs' }, { name: 'Criterias' }, { name: 'Date' }, { name: 'Action' }];

export function AlertsTable({ alerts, acts }: { alerts: readonly JobAlert[]; acts: AlertActs }) {
  return (
    <DataTable className={styles['table']} columns={columns}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} acts={acts} />
      ))}
    </DataTable>
  );
}
