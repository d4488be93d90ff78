import { afterEach } from 'vitest';

const unexpected: string[] = [];

// A warning nobody asked for is a defect that nobody reads: a test that expects one replaces the method itself.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void unexpected.push(parts.map(String).join(' '));
}

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
