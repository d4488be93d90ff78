import { formatDay } from '@waymark/contract/text/format-day';
import { localeOf } from '@waymark/contract/text/locales';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { printWhole } from '../resume-export/printing-gateway.ts';
import { getExportedResume } from '../resume-export/queries.ts';
import { sendFile } from '../resume-export/routes.ts';
import { fileNameOf, letterKind } from '../resume-export/rules.ts';
import { deleteLetter, insertLetter, noSuchLetter, updateLetter } from './commands.ts';
import { presentLetter } from './presenter.ts';
import { findLetter, listLetters } from './queries.ts';

/** A candidate's own cover letters. */
export function coverLetterRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  const getLetter = async (userId: string, letterId: string) => {
    const row = await findLetter(database, userId, letterId);
    if (!row) throw noSuchLetter();
    return presentLetter(row);
  };

  serve('GET /cover-letters', requireCandidate, async (_request, { userId }) => {
    return { data: (await listLetters(database, userId)).map(presentLetter) };
  });

  serve('POST /cover-letters', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('cover-letter-user', userId);
    return { data: await getLetter(userId, await insertLetter(database, userId, request.body)) };
  });

  serve('PUT /cover-letters/:letterId', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('cover-letter-user', userId);
    const { version, ...fields } = request.body;
    const { letterId } = request.params;
    await updateLetter(database, { userId, letterId, version }, fields);
    return { data: await getLetter(userId, letterId) };
  });

  serve('DELETE /cover-letters/:letterId', requireCandidate, async (request, { userId }) => {
    const { letterId } = request.params;
    await deleteLetter(database, userId, letterId);
    return { data: { id: letterId } };
  });

  serve('GET /cover-letters/:letterId/file', requireCandidate, async (request, { userId }, reply) => {
    await rateLimits.consume('resume-print-user', userId);
    const { format } = request.query;
    const { title: _title, ...letter } = await getLetter(userId, request.params.letterId);
    const { choices, resume } = await getExportedResume(database, userId);
    const { basics = {} } = resume;
    const say = sayTo(request);
    const { language } = say;
    const printed = {
      ...letter,
      basics,
      day: formatDay(board.words, new Date(), localeOf(language, board.country)),
    };
    const { bytes } = await printWhole({ kind: 'letter', format, language, choices, letter: printed });
    return sendFile(reply, Buffer.from(bytes), fileNameOf(basics.name, say(letterKind), format), format);
  });
}
