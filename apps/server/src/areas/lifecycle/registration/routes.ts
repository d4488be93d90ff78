import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { admitPerson, admitVisitor } from './admission-commands.ts';
import { signUpEmployer, requestGuestReview } from './commands.ts';
import { findSignupEmail, signUpByProvider } from './provider-commands.ts';
import { missingResume, resumeReviewSchema } from '@waymark/contract/resumes/resume-review';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { clientOf } from '../../../platform/http/request-language.ts';
import { resumeFormLimits } from '../../resumes/resumes/rules.ts';

/** The employer registration's call (B-12). */
export function employerSignupRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  serveAll('POST /employer-signup', async (request) => {
    const { body, ip } = request;
    const { rateLimits } = services;
    await admitVisitor(rateLimits, ip);
    await rateLimits.consume('employer-signup-address', ip);
    const { account, accessToken } = await admitPerson(rateLimits, ip, body, () =>
      signUpEmployer(services, body, clientOf(request)),
    );
    return { data: { user: presentUser(account), accessToken } };
  });
}

/** The form of the free expert review, for people without an account. */
export function guestReviewRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  serveAll('POST /resume-review', async (request) => {
    const { rateLimits } = services;
    await admitVisitor(rateLimits, request.ip);
    const limits = resumeFormLimits(services.temporaryDirectory);
    const { account, accessToken } = await withForm(request, limits, async ({ fields, file }) => {
      const missing = file ? {} : { resume: missingResume };
      const values = parseFields(resumeReviewSchema, fields, {}, missing);
      if (!file) throw invalidFields(missing);
      return admitPerson(rateLimits, request.ip, values, () =>
        requestGuestReview(services, values, { upload: file, ...clientOf(request) }),
      );
    });
    return { data: { user: presentUser(account), accessToken } };
  });
}

/** An account for the person whom a provider has named (L-31). */
export function providerSignupRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  serveAll('POST /provider-signup', async (request) => {
    const { body, ip } = request;
    const { rateLimits, changes } = services;
    await admitVisitor(rateLimits, ip);
    if (body.role === 'employer') await rateLimits.consume('employer-signup-address', ip);
    const email = await findSignupEmail(services, body);
    const { account, accessToken } = await admitPerson(rateLimits, ip, { ...body, email }, () =>
      signUpByProvider(services, body, clientOf(request)),
    );
    // A proven address makes the company public, so cached pages end.
    if (account.role === 'employer') await changes.settledEverywhere();
    return { data: { user: presentUser(account), accessToken } };
  });
}
