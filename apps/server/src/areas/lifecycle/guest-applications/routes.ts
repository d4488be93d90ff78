import { guestApplicationSchema } from '@waymark/contract/lifecycle/guest-applications';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { resumeFormLimits } from '../../resumes/resumes/rules.ts';
import { confirmApplication, describeWaiting, requestApplication } from './commands.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

const missingResume = { resume: msg`Please upload a file` };

/** Applying without an account, and the link of its mail (L-33). */
export function guestApplicationRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { database, rateLimits } = services;

  serveAll('POST /guest-applications', async (request) => {
    await rateLimits.consume('guest-application-address', request.ip);
    const limits = resumeFormLimits(services.temporaryDirectory);
    return withForm(request, limits, async ({ fields, file }) => {
      const values = parseFields(guestApplicationSchema, fields, {}, file ? {} : missingResume);
      if (!file) throw invalidFields(missingResume);
      const { company_name: company } = await requestApplication(services, values, {
        upload: file,
        language: languageOf(request),
      });
      // The same for every address: only its mailbox learns whether it is known.
      return {
        message: sayTo(
          request,
        )`Almost done. We have sent a mail to ${values.email}: press the button in it, and your application goes to ${company}.`,
      };
    });
  });

  serveAll('POST /guest-applications/check', async ({ body, ip }) => {
    await rateLimits.consume('link-address', ip);
    return { data: await describeWaiting(database, body.token) };
  });

  serveAll('POST /guest-applications/confirm', async (request) => {
    const { body } = request;
    await rateLimits.consume('link-address', request.ip);
    const { job, passwordPath } = await confirmApplication(services, body.token, body.answers);
    return {
      message: sayTo(request)`Your application for ${job.title} is with ${job.company_name}.`,
      data: { passwordPath },
    };
  });
}
