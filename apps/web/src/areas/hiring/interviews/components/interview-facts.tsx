import type { Interview } from '@waymark/contract/hiring/interviews';
import { Button } from '../../../../components/form/button.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import styles from './interview.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Duration, place and note. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const say = useSay();
  const { durationMinutes, place, videoUrl, note } = interview;
  return (
    <>
      <p className={styles['facts']}>
        {[say`${durationMinutes} minutes`, place].filter(Boolean).join(' · ')}
        {videoUrl && (
          <>
            {' · '}
            <a href={videoUrl} target="_blank" rel="noreferrer">
              {say`Video call`}
            </a>
          </>
        )}
      </p>
      {note && (
        <p className={styles['note']} dir="auto">
          {note}
        </p>
      )}
    </>
  );
}

export function CalendarButton({ interviewId }: { interviewId: string }) {
  const say = useSay();
  const download = () =>
    downloadFile('GET /interviews/:interviewId/calendar', { params: { interviewId } }, 'interview.ics');
  return (
    <Button variant="secondary" onClick={() => void download().catch(showFailed)}>
      {say`Add to calendar (.ics)`}
    </Button>
  );
}
