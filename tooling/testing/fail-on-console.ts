import { afterEach } from 'vitest';

const unexpected: string[] = [];

// An unexpected warning is a defect that is easily overlooked. A test that expects one replaces the method
// itself.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void unexpected.push(parts.map(String).join(' '));
}

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
