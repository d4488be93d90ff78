import { isDeepStrictEqual } from 'node:util';
import { resumeImportLimits } from '@waymark/contract/resumes/choices';
import type { ExportState, ResumeImport } from '@waymark/contract/resumes/resume-export/exports';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { attachmentHeaders } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { presentResume } from '../resumes/presenter.ts';
import { findResume } from '../resumes/queries.ts';
import { saveExportChoices, savePrintedResume } from './commands.ts';
import { leftOutShown } from './constants.ts';
import { filledSections } from './content-rules.ts';
import { readImport } from './import-gateway.ts';
import type { ReadImport } from './import-rules.ts';
import { toSections } from './import-sections-rules.ts';
import { print, printWhole } from './printing-gateway.ts';
import { getExportedResume, type ExportedResume } from './queries.ts';
import { fileNameOf, mediaTypes, nameOf, resumeKind } from './rules.ts';
import { describeValue } from './value-rules.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

/** Export of My Resume as files, and import of files into it. */
export function resumeExportRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /resume-export', requireCandidate, async (_request, { userId }) => {
    return { data: presentState(await getExportedResume(database, userId)) };
  });

  serve('PUT /resume-export', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('draft-user', userId);
    await saveExportChoices(database, userId, request.body);
    return { data: presentState(await getExportedResume(database, userId)) };
  });

  serve('POST /resume-export/preview', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('resume-print-user', userId);
    const { choices, resume } = await getExportedResume(database, userId, request.body);
    const { bytes, ...printed } = await print({
      kind: 'resume',
      format: 'pdf',
      language: sayTo(request).language,
      choices,
      resume,
    });
    return { data: { ...printed, pdf: Buffer.from(bytes).toString('base64') } };
  });

  serve('GET /resume-export/file', requireCandidate, async (request, { userId }, reply) => {
    await rateLimits.consume('resume-print-user', userId);
    const { format } = request.query;
    const { choices, resume } = await getExportedResume(database, userId);
    const say = sayTo(request);
    const { bytes } = await printWhole({ kind: 'resume', format, language: say.language, choices, resume });
    const name = fileNameOf(resume.basics?.name, say(resumeKind), format);
    return sendFile(reply, Buffer.from(bytes), name, format);
  });

  serve('GET /resume-export/json', requireCandidate, async ({ query }, { userId }, reply) => {
    const scope = { withPersonal: query.personal === 'included' };
    const { resume } = await getExportedResume(database, userId, undefined, scope);
    const bytes = Buffer.from(`${JSON.stringify(resume, null, 2)}\n`);
    return sendFile(reply, bytes, fileNameOf(resume.basics?.name, 'JSON Resume', 'json'), 'json');
  });

  serve('POST /resume-export/resumes', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('resume-print-user', userId);
    const resumeId = await savePrintedResume(services, userId, request.body.format, sayTo(request));
    const row = await findResume(database, userId, resumeId);
    if (!row) throw new Error('The resume that was just stored is gone.');
    return { data: presentResume(row) };
  });

  importRoutes(app, services);
}

function importRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('POST /resume-imports', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('resume-import-user', userId);
    const limits = {
      fileField: 'file',
      maxBytes: resumeImportLimits.bytes,
      temporaryDirectory: services.temporaryDirectory,
    };
    return withForm(request, limits, async ({ fields, file }) => {
      parseFields(z.strictObject({}), fields);
      if (!file) throw invalidFields({ file: msg`Please upload a file` });
      const [read, current] = [await readImport(file.path), await getExportedResume(database, userId)];
      return { data: presentImport(read, current, sayTo(request)) };
    });
  });
}

/** Sends bytes as a download that browsers neither render, execute nor cache. */
export function sendFile(
  reply: FastifyReply,
  bytes: Buffer,
  name: string,
  format: keyof typeof mediaTypes,
): FastifyReply {
  return reply
    .headers(attachmentHeaders({ name, media_type: mediaTypes[format], size: bytes.length }))
    .send(bytes);
}

function presentState({ choices, person, resume }: ExportedResume): ExportState {
  return {
    choices,
    filled: filledSections(resume),
    account: { name: nameOf(person), phone: person.phone },
  };
}

/** The changes a file would make, section by section; unchanged sections are left out. */
function presentImport(
  read: ReadImport,
  { profile, person, choices }: ExportedResume,
  say: Say,
): ResumeImport {
  const { sections, contact, leftOut } = toSections(read.resume, person, profile.document);
  const after = {
    ...profile.document,
    ...Object.fromEntries(sections.map((one) => [one.section, one.value])),
  };
  const changed = sections
    .filter(({ section, value }) => !isDeepStrictEqual(value, profile.document[section]))
    .map(({ section, value }) => ({
      section,
      before: describeValue(say, section, profile.document),
      after: describeValue(say, section, after),
      version: profile.versions[section] ?? 0,
      value,
    }));
  const isSame = Object.entries(contact).every(
    ([key, value]) => value === '' || value === choices.contact[key as keyof typeof contact],
  );
  return {
    source: read.source,
    sections: changed,
    contact: isSame ? null : contact,
    leftOut: [...read.leftOut, ...leftOut].slice(0, leftOutShown).map((one) => say(one)),
  };
}
