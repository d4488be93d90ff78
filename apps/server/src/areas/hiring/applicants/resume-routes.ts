import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../../identity/accounts/policy.ts';
import { ensureReadingFor } from '../../resumes/resume-reading/kept-commands.ts';
import { presentText } from '../../resumes/resume-reading/text-presenter.ts';
import { findApplicationResume } from './resume-queries.ts';
import { markSeen } from './seen-commands.ts';

/** The resumes that came with applications, for who sent them and for who reads them. */
export function applicationResumeRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /applications/:applicationId/resume', requireUser, async ({ params }, { userId }, reply) =>
    sendAttachment(reply, services.files, await openResume(services, params.applicationId, userId)),
  );

  serve('GET /applications/:applicationId/resume/text', requireUser, async ({ params }, { userId }) => {
    const resume = await openResume(services, params.applicationId, userId);
    return { data: presentText(await ensureReadingFor(services, resume, userId)) };
  });
}

/** The resume of an application; read by who decides on it, it counts as seen. Throws `not_found`. */
async function openResume(services: Services, applicationId: string, userId: string) {
  const resume = await findApplicationResume(services.database, applicationId, userId);
  if (!resume) throw new AppError('not_found', 'There is no application with this address.');
  if (resume.applicant_id !== userId && resume.is_recruiter) {
    await markSeen(services, applicationId, userId);
  }
  return resume;
}
