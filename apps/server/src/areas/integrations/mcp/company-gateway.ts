import type { McpServer } from '@modelcontextprotocol/server';
import { v1JobEndpoints } from '@waymark/contract/integrations/v1-jobs';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { listCompanyApplications } from '../v1/application-commands.ts';
import {
  actOnCompanyJob,
  getCompanyJob,
  listCompanyJobs,
  postCompanyJob,
  type CompanyCaller,
} from '../v1/job-commands.ts';
import { presentCompanyJobDetail, presentJobState } from '../v1/presenter.ts';
import { applicantsInput, jobInput, pageInput, postingInput } from './input-rules.ts';
import { listingFor, type ToolViewer } from './policy.ts';
import { answer, changes, readsOnly } from './server-gateway.ts';

/** The tools that act for a company, as far as the caller may use them or ask for them. */
export function registerCompanyTools(
  server: McpServer,
  services: Services,
  viewer: ToolViewer | undefined,
): void {
  const shows = listingFor(viewer);
  const company = (): CompanyCaller => {
    if (viewer?.owner.kind === 'company') return { userId: viewer.userId, owner: viewer.owner };
    // The gate of the address has refused guests before.
    throw new AppError('unauthenticated', msg`This needs an owner of the company to sign in and agree.`);
  };
  if (shows('list_postings')) registerReadingTools(server, services, company);
  if (shows('post_job')) registerWritingTools(server, services, company);
  if (shows('list_applicants')) registerApplicantsTool(server, services, company);
}

function registerReadingTools(server: McpServer, services: Services, company: () => CompanyCaller): void {
  server.registerTool(
    'list_postings',
    {
      title: 'Your company’s postings',
      description: 'The postings of the signed-in owner’s company, closed ones too; the latest first.',
      inputSchema: pageInput,
      annotations: readsOnly,
    },
    ({ page }) => answer(() => listCompanyJobs(services, company(), { page, status: 'all' })),
  );
  server.registerTool(
    'read_posting',
    {
      title: 'Read a posting of your company',
      description: 'All of a posting of the signed-in owner’s company, with its state and figures.',
      inputSchema: jobInput,
      annotations: readsOnly,
    },
    ({ job_id: jobId }) =>
      answer(async () => presentCompanyJobDetail(await getCompanyJob(services, company(), jobId))),
  );
}

function registerWritingTools(server: McpServer, services: Services, company: () => CompanyCaller): void {
  const present = async (jobId: string) => presentJobState(await getCompanyJob(services, company(), jobId));
  server.registerTool(
    'post_job',
    {
      title: 'Post a job',
      description:
        'Posts a job of the signed-in owner’s company by the rules of the form. It uses a place of the plan and may be public at once: have the person read the text first.',
      inputSchema: postingInput,
      annotations: { ...changes, idempotentHint: false, openWorldHint: true },
    },
    (input) =>
      answer(async () => {
        const parsed = v1JobEndpoints['POST /v1/company/jobs'].onBoard.body(board.words).safeParse(input);
        if (!parsed.success)
          throw invalidFields(
            Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
          );
        return present(
          await postCompanyJob(services, company(), { posting: parsed.data, operationId: newId() }),
        );
      }),
  );
  server.registerTool(
    'close_posting',
    {
      title: 'Close a posting',
      description:
        'Closes an open posting of the signed-in owner’s company. It can be opened again on the board.',
      inputSchema: jobInput,
      annotations: { ...changes, destructiveHint: true },
    },
    ({ job_id: jobId }) =>
      answer(async () => {
        await actOnCompanyJob(services, company(), { jobId, action: 'close', deadline: null });
        return present(jobId);
      }),
  );
}

function registerApplicantsTool(server: McpServer, services: Services, company: () => CompanyCaller): void {
  server.registerTool(
    'list_applicants',
    {
      title: 'Applications to your company',
      description:
        'The applications to the signed-in owner’s company, of one posting or of all; the latest first. They are personal data of the applicants.',
      inputSchema: applicantsInput,
      annotations: readsOnly,
    },
    ({ page, job_id: jobId }) =>
      answer(() => listCompanyApplications(services, company().owner.companyId, { page, jobId })),
  );
}
