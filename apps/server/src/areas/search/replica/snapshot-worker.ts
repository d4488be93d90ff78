import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { serveThread } from '../../../platform/serve-thread.ts';
import { packFacts } from './file-rules.ts';

/** Paths of the file that is followed and of the copy to be made. */
export interface SnapshotData {
  from: string;
  to: string;
}

/** The task of the thread. */
export type SnapshotCalls = {
  /** Copies one state of the file, which may be written meanwhile, with its facts packed. */
  copy(): void;
};

const { from, to } = workerData as SnapshotData;

serveThread({
  copy() {
    const file = new DatabaseSync(from, { readOnly: true });
    try {
      file.prepare('vacuum into ?').run(to);
    } finally {
      file.close();
    }
    const copied = new DatabaseSync(to);
    try {
      packFacts(copied);
    } finally {
      copied.close();
    }
  },
} satisfies SnapshotCalls);
