import { expect, test } from 'vitest';
import { readDoors, writeDoors } from '../testing/job-doors.ts';
import { wholeCall, wholeDocument, wholeRecord } from '../testing/whole-posting.ts';

const lay = (doors: Readonly<Record<string, unknown>>) =>
  Object.entries(doors)
    .map(([name, written]) => {
      const text = typeof written === 'string' ? written : JSON.stringify(written, null, 1);
      return `# ${name}\n${text}\n`;
    })
    .join('\n');

test('[L-28] a posting with all its fields leaves by every door as it always did', async () => {
  const doors = { ...writeDoors(wholeDocument), ...readDoors(wholeRecord, wholeCall) };
  await expect(lay(doors)).toMatchFileSnapshot('../testing/job-doors.txt');
});
