import { signupOn } from '@waymark/contract/identity/accounts';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { clientOf } from '../../../platform/http/request-language.ts';
import { refuseTakenEmail } from '../../identity/accounts/commands.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { resumeFormLimits } from '../../resumes/resumes/rules.ts';
import { admitPerson, admitVisitor, countGuess } from './admission-commands.ts';
import { signUp } from './commands.ts';

const kinds = {
  booleans: ['allowedText', 'bestJobFirst', 'sendResumeToExpert'],
  lists: ['valueMostInCompany'],
};
const missingResume = { resume: msg`Please upload a file` };

/**
 * The sign-up wizard's call. It stands here and not with the accounts because it also stores a resume and
 * asks for its review, and accounts know neither.
 */
export function signupRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { rateLimits } = services;
  serveAll('POST /signup/check-email', async ({ body, ip }) => {
    // Counted as a sign-up: a caller must not learn more, or more often, here than by signing up.
    await admitVisitor(rateLimits, ip);
    await countGuess(rateLimits, ip, () => refuseTakenEmail(services.database, body.email));
    return { message: msg`This email can sign up.` };
  });

  serveAll('POST /signup', async (request) => {
    await admitVisitor(rateLimits, request.ip);
    const limits = resumeFormLimits(services.temporaryDirectory);
    const { account, accessToken } = await withForm(request, limits, async ({ fields, file }) => {
      const values = parseFields(signupOn(board.words), fields, kinds, file ? {} : missingResume);
      if (!file) throw invalidFields(missingResume);
      const opened = { upload: file, ...clientOf(request) };
      return admitPerson(rateLimits, request.ip, values, () => signUp(services, values, opened));
    });
    return { data: { user: presentUser(account), accessToken } };
  });
}
