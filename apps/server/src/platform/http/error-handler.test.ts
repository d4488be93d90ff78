import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

test('[F-3] a field that the API does not know is named, not passed over', async () => {
  const response = await context.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'ada@example.org', password: 'a quiet harbour', role: 'staff' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('invalid_input');
  expect(Object.keys(response.json().fields)).toEqual(['role']);
});
