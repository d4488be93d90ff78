import type { StaffIssue } from '@waymark/contract/content/issues';
import { Badge } from '../../../../../components/data/tag.tsx';
import { formatMoment } from '../../../../../lib/format-date.ts';

const words = {
  draft: { tone: 'neutral', text: 'Draft' },
  sending: { tone: 'neutral', text: 'On its way' },
  sent: { tone: 'good', text: 'Sent' },
  stopped: { tone: 'bad', text: 'Stopped' },
} as const;

/** How an issue stands, in a word or two. */
export function IssueStateBadge({
  issue: { state, scheduledFor, isHeld },
}: {
  issue: Pick<StaffIssue, 'state' | 'scheduledFor' | 'isHeld'>;
}) {
  if (isHeld && scheduledFor !== null)
    return <Badge tone="bad">Held, set for {formatMoment(scheduledFor)}</Badge>;
  if (scheduledFor !== null) return <Badge>Scheduled for {formatMoment(scheduledFor)}</Badge>;
  return <Badge tone={words[state].tone}>{words[state].text}</Badge>;
}
