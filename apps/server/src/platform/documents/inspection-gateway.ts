import type { ResumeExtension } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../errors.ts';
import { KeptThread } from '../worker-thread.ts';
import { ThreadFailure } from '../run-in-thread.ts';

/** Why a file is no document that can be read. */
export type DocumentProblem = 'other-type' | 'encrypted' | 'unpacks-too-large';

/** What the thread does; files are named by their paths. */
export type InspectionCalls = {
  findType(path: string): Promise<{ ext: string; mime: string } | undefined>;
  findProblem(given: { path: string; extension: ResumeExtension }): Promise<DocumentProblem | undefined>;
};

/** What is looked at holds a few thousand entries at most; whatever takes longer was made to. */
const thread = new KeptThread<InspectionCalls>(new URL('./inspection-worker.ts', import.meta.url), {
  name: 'inspection',
  data: undefined,
  maxWaiting: 50,
  callSeconds: 20,
});

/** The type of a file by its content, found in a worker thread. */
export const findFileType: InspectionCalls['findType'] = (path) =>
  thread.call('findType', path).catch(explain);

/**
 * Checks in the same thread that a document is what its extension says, without unpacking it. Undefined if there is
 * no problem.
 */
export const findDocumentProblem: InspectionCalls['findProblem'] = (given) =>
  thread.call('findProblem', given).catch(explain);

function explain(error: unknown): never {
  if (!(error instanceof ThreadFailure)) throw error;
  throw new AppError(
    'invalid_input',
    msg`This file takes too long to check. Save it again and upload the new file.`,
    {},
    { cause: error },
  );
}
