import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { signUpEmployer, requestGuestReview } from './commands.ts';
import { missingResume, resumeReviewSchema } from '@waymark/contract/resumes/resume-review';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { resumeFormLimits } from '../../resumes/resumes/rules.ts';

/** The employer registration's call (B-12). */
export function employerSignupRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  serveAll('POST /employer-signup', async ({ body, ip, headers }) => {
    await services.rateLimits.consume('employer-signup-address', ip);
    const { account, accessToken } = await signUpEmployer(services, body, headers['user-agent'] ?? '');
    return { data: { user: presentUser(account), accessToken } };
  });
}

/** The form of the free expert review, for people without an account. */
export function guestReviewRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  serveAll('POST /resume-review', async (request) => {
    await services.rateLimits.consume('review-address', request.ip);
    const limits = resumeFormLimits(services.temporaryDirectory);
    const { account, accessToken } = await withForm(request, limits, async ({ fields, file }) => {
      const missing = file ? {} : { resume: missingResume };
      const values = parseFields(resumeReviewSchema, fields, {}, missing);
      if (!file) throw invalidFields(missing);
      const userAgent = request.headers['user-agent'] ?? '';
      return requestGuestReview(services, values, { upload: file, userAgent });
    });
    return { data: { user: presentUser(account), accessToken } };
  });
}
