import { alertFrequencies, describeCriteria } from '@waymark/contract/seeking/choices/alerts';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './alert-dialogs.module.css';
import { MatchPreview } from './match-preview.tsx';

interface ViewAlertDialogProps {
  /** Null: none is being looked at. */
  alert: JobAlert | null;
  onEdit: (alert: JobAlert) => void;
  onClose: () => void;
}

/** All there is to know of an alert, and what it finds now. */
export function ViewAlertDialog({ alert, onEdit, onClose }: ViewAlertDialogProps) {
  return (
    <Dialog open={alert !== null} title={alert?.name} onClose={onClose} narrow>
      {alert && (
        <>
          <dl className={styles['facts']}>
            {factsOf(alert).map(({ label, value }) => (
              <div className={styles['fact']} key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MatchPreview key={alert.id} criteria={alert.criteria} />
          <Actions align="end">
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            <Button onClick={() => onEdit(alert)}>Edit</Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}

function factsOf({ criteria, companyName, frequency, pausedAt, lastSentAt, createdAt }: JobAlert) {
  return [
    ...describeCriteria(criteria, companyName),
    { label: 'How often', value: pausedAt ? 'Paused' : labelOf(alertFrequencies, frequency) },
    { label: 'Last mail', value: lastSentAt ? formatDate(lastSentAt) : 'None yet' },
    { label: 'Created', value: formatDate(createdAt) },
  ];
}
