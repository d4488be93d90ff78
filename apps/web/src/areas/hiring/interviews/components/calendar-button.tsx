import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { downloadFile } from '../../../../lib/api-client.ts';
import { showError } from '../../../../lib/toasts.ts';

/** Saves the appointment for a calendar. */
export function CalendarButton({ interviewId }: { interviewId: string }) {
  return (
    <Button
      variant="secondary"
      onClick={() =>
        void downloadAppointment(interviewId).catch((reason: unknown) => showError(messageOf(reason)))
      }
    >
      Add to calendar (.ics)
    </Button>
  );
}

function downloadAppointment(interviewId: string): Promise<void> {
  return downloadFile('GET /interviews/:interviewId/calendar', { params: { interviewId } }, 'interview.ics');
}
