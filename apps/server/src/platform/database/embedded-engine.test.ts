import { expect, test } from 'vitest';
import { EmbeddedEngine } from './embedded-engine.ts';

/** A simple query of the wire protocol. */
function query(text: string): Buffer {
  const message = Buffer.from(`Q....${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

test('a database that is busy is closed all the same, and what was asked of it fails', async () => {
  const engine = await EmbeddedEngine.open({});
  const lasting = engine.send(query('select count(*) from generate_series(1, 100000000000)')).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  await new Promise<void>((onEnd) => void engine.close(onEnd, 50));
  expect(await lasting).toBe('The embedded database has stopped.');
  expect(engine.isRunning).toBe(false);
});
