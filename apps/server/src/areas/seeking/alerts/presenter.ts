import type { AlertCriteria, AlertFrequency } from '@waymark/contract/seeking/choices/alerts';
import type { JobAlert } from '@waymark/contract/seeking/alerts';

export interface AlertRow {
  id: string;
  name: string;
  criteria: AlertCriteria;
  company_name: string | null;
  frequency: AlertFrequency;
  paused_at: Date | null;
  last_sent_at: Date | null;
  created_at: Date;
}

/** An alert as its owner sees it. */
export function presentAlert(row: AlertRow): JobAlert {
  return {
    id: row.id,
    name: row.name,
    frequency: row.frequency,
    criteria: row.criteria,
    companyName: row.company_name,
    pausedAt: row.paused_at?.toISOString() ?? null,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
