import type { LedgerPart } from '@waymark/contract/resumes/resume-check';
import type { MisreadPart } from '@waymark/contract/resumes/misreadings';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate, requireReviewer } from '../../identity/accounts/policy.ts';
import { ensureCheck } from '../resume-check/commands.ts';
import { getOwnResume } from '../resume-check/queries.ts';
import { insertMisreading, resolveMisreading } from './commands.ts';
import { getAgreedDocument, listMisreadings } from './queries.ts';
import { sayEnglish } from '@waymark/contract/text/say';
import { presentCheck } from '../resume-check/presenter.ts';

/** A candidate reports a part of an own resume that was read wrongly (L-38). */
export function misreadingRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('POST /resumes/:resumeId/misreadings', requireCandidate, async ({ params, body }, { userId }) => {
    await rateLimits.consume('misreading-user', userId);
    const resume = await getOwnResume(database, userId, params.resumeId);
    const { check } = await ensureCheck(services, resume, () =>
      rateLimits.consume('resume-reading-user', userId),
    );
    const found = check && presentCheck(sayEnglish, check);
    const part = found?.ledger.parts.find(({ id }) => id === body.part);
    if (!part) throw new AppError('not_found', msg`This part is not in the resume. Load the page again.`);
    await insertMisreading(database, {
      userId,
      resumeId: resume.id,
      agreedFileId: body.withDocument ? resume.file.file_id : null,
      part: presentPart(part),
      remark: body.remark,
    });
    return { message: msg`Reported. We use it to mend our reader.` };
  });
}

/** In English: a case is one, whatever the language of the page that it is reported on. */
function presentPart({ label, says, stored, unread }: LedgerPart): MisreadPart {
  return { label, says, stored, unread: unread.map(({ quote }) => quote) };
}

/** The cases, for those who look at resumes. */
export function staffMisreadingRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, files } = services;

  serve('GET /staff/misreadings', requireReviewer, ({ query }) => listMisreadings(database, query));

  serve(
    'GET /staff/misreadings/:misreadingId/document',
    requireReviewer,
    async ({ params }, _viewer, reply) =>
      sendAttachment(reply, files, await getAgreedDocument(database, params.misreadingId)),
  );

  serve(
    'POST /staff/misreadings/:misreadingId/resolution',
    requireReviewer,
    async ({ params }, { userId }) => {
      await resolveMisreading(database, { misreadingId: params.misreadingId, staffId: userId });
      return { message: msg`Resolved.` };
    },
  );
}
