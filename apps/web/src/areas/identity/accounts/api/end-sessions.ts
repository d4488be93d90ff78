import { callApi } from '../../../../lib/api-client.ts';
import { leave } from '../../../../lib/auth-store.ts';

export async function endSession(sessionId: string): Promise<void> {
  await callApi('DELETE /sessions/:sessionId', { params: { sessionId } });
}

export async function endOtherSessions(): Promise<void> {
  await callApi('DELETE /sessions', { query: { except: 'current' } });
}

/** This one included: afterwards the person is on the login page, which says so (B-14). */
export async function endAllSessions(): Promise<void> {
  await callApi('DELETE /sessions');
  leave({ successMessage: 'You are signed out on all your devices.' });
}
