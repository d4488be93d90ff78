import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { Terminal } from './terminal.ts';

/** Returns what a person sees in the end: a carriage return and the clearing code restart the line. */
function setUp() {
  let written = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const screen = () => written.split('\n').map((line) => line.split('\r\u001B[2K').at(-1));
  return { terminal: new Terminal(output), screen };
}

test('a line of the log stands above the progress, never inside it', () => {
  const { terminal, screen } = setUp();
  terminal.showStatus('Demo jobs 1 of 3');
  terminal.write('a request\n');
  terminal.showStatus('Demo jobs 2 of 3');
  terminal.asStream().write('another request\n');
  terminal.showStatus('Demo jobs 3 of 3');
  terminal.keepStatus();
  terminal.write('a last one\n');
  expect(screen()).toEqual(['a request', 'another request', 'Demo jobs 3 of 3', 'a last one', '']);
});

test('without progress lines are written as they come', () => {
  const { terminal, screen } = setUp();
  terminal.write('one\ntwo\n');
  terminal.keepStatus();
  expect(screen()).toEqual(['one', 'two', '']);
});
