import { Button } from '../../../../components/form/button.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { downloadAppointment } from '../api/download-appointment.ts';

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
