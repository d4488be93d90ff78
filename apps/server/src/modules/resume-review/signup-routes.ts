import { sessionSchema, signupSchema } from '@waymark/contract/accounts';
import type { App } from '../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../platform/http/parse-fields.ts';
import { withForm } from '../../platform/http/uploads.ts';
import type { Services } from '../../platform/services.ts';
import { presentUser } from '../accounts/presenter.ts';
import { resumeFormLimits } from '../resumes/rules.ts';
import { signUp } from './signup-commands.ts';

const kinds = {
  booleans: ['allowedText', 'bestJobFirst', 'sendResumeToExpert'],
  lists: ['valueMostInCompany'],
};
const missingResume = { resume: 'Please upload a file' };

/**
 * The sign-up wizard's call. It stands here and not with the accounts because it also stores a resume and
 * asks for its review, and accounts know neither.
 */
export function signupRoutes(app: App, services: Services): void {
  app.post(
    '/signup',
    { schema: { consumes: ['multipart/form-data'], response: { 201: sessionSchema } } },
    async (request, reply) => {
      await services.rateLimits.consume('signup-address', request.ip);
      const limits = resumeFormLimits(services.temporaryDirectory);
      const { account, accessToken } = await withForm(request, limits, async ({ fields, file }) => {
        const values = parseFields(signupSchema, fields, kinds, file ? {} : missingResume);
        if (!file) throw invalidFields(missingResume);
        return signUp(services, values, { upload: file, userAgent: request.headers['user-agent'] ?? '' });
      });
      return reply.status(201).send({ data: { user: presentUser(account), accessToken } });
    },
  );
}
