import { downloadFile } from '../../../../lib/api-client.ts';

export function downloadAppointment(interviewId: string): Promise<void> {
  return downloadFile('GET /interviews/:interviewId/calendar', { params: { interviewId } }, 'interview.ics');
}
