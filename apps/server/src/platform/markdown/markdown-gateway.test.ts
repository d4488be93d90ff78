import { expect, test } from 'vitest';
import { turnsDuring } from '../../testing/turns-during.ts';
import { renderInThread, renderMailInThread } from './markdown-gateway.ts';

test('[L-21] Markdown is rendered off the main thread, in the form that it has there', async () => {
  expect(await turnsDuring(renderInThread('*a*'))).toBe(true);
  expect(await turnsDuring(renderMailInThread('*a*', 'https://board.example'))).toBe(true);
  const picture = '/api/blog-pictures/1';
  const text = `| A |\n|---|\n| ![x](${picture}) ![y](/api/blog-pictures/2) |`;
  const html = await renderInThread(text, { tables: true, pictures: [picture] });
  expect(html).toContain(`<td><img src="${picture}" alt="x" /> </td>`);
  expect(await renderInThread(text)).not.toMatch(/<table|<img/);
});

test('[L-20] a mail has absolute links in the colour of the board', async () => {
  const { html, text } = await renderMailInThread('[Jobs](/jobs)', 'https://board.example');
  expect(html).toMatch(/<a style="color:#[\da-f]{6}" href="https:\/\/board\.example\/jobs"/i);
  expect(text).toBe('Jobs (https://board.example/jobs)');
});
