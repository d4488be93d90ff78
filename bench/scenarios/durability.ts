import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly } from '../../apps/server/src/testing/durability.ts';
import type { Scenario } from '../harness/scenario.ts';

/** The long form of the durability test: many kills in the middle of sign-ups and applications. */
export const durability: Scenario = {
  name: 'durability',
  async run({ kills }) {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-durability-'));
    const report = await killRepeatedly(join(directory, 'data'), kills);
    await rm(directory, { recursive: true, force: true });
    for (const problem of [...report.lost, ...report.halfWritten]) process.stderr.write(`${problem}\n`);
    const acknowledged = report.signUps + report.applicationsAcknowledged;
    return [
      {
        what: `lost after ${kills} kills (${report.underWay} requests under way)`,
        measured: `${report.lost.length} of ${acknowledged} acknowledged`,
        budget: '0',
        within: report.lost.length === 0,
      },
      {
        what: 'left by half',
        measured: `${report.halfWritten.length}`,
        budget: '0',
        within: report.halfWritten.length === 0,
      },
      {
        what: 'files that no row names, after the sweep',
        measured: `${report.strayFiles}`,
        budget: '0',
        within: report.strayFiles === 0,
      },
    ];
  },
};
