import type { ConversationDetail, ConversationMessage } from '@waymark/contract/hiring/conversations';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../../../components/form/button.tsx';
import { api } from '../../../../testing/api.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ConversationView } from './conversation-view.tsx';

const message = (number: number, text: string, own: boolean): ConversationMessage => ({
  id: idOf(number),
  own,
  author: own ? 'Grace Hopper' : 'Ada Lovelace',
  text,
  sentAt: '2026-01-05T09:00:00.000Z',
  readAt: '2026-01-05T09:00:00.000Z',
});

const detailOf = (messages: ConversationMessage[]): ConversationDetail => ({
  conversation: {
    id: idOf(50),
    counterpart: 'Ada Lovelace',
    companyId: idOf(51),
    applicationId: idOf(52),
    job: null,
    unread: 0,
    lastMessage: { own: true, excerpt: '', sentAt: '2026-01-05T09:00:00.000Z' },
  },
  closedReason: null,
  messages,
  next: null,
});

const first = message(1, 'From when could you begin?', true);

/** The page, whose conversation is loaded again with each message that comes. */
function Talk({ coming }: { coming: readonly ConversationMessage[] }) {
  const [messages, setMessages] = useState([first]);
  return (
    <>
      <ConversationView side="company" detail={detailOf(messages)} canWrite onSent={() => undefined} />
      {coming.map((one) => (
        <Button key={one.id} onClick={() => setMessages((before) => [one, ...before])}>
          Receive {one.text}
        </Button>
      ))}
    </>
  );
}

const heard = () => document.getElementById('messages')?.textContent ?? '';

async function open(coming: readonly ConversationMessage[] = []) {
  api.answer('POST /conversations/:conversationId/read', { data: { unread: 0 } });
  await renderPart(<Talk coming={coming} />, { at: paths.companyMessages, user: employer() });
  await expect.element(page.getByRole('textbox', { name: 'Message to Ada Lovelace' })).toBeVisible();
}

test('[H-3] that a message is sent is read aloud, once the server has it', async () => {
  await open();
  api.answer('POST /conversations/:conversationId/messages', {
    data: { conversationId: idOf(50), message: message(2, 'Hello', true) },
  });
  expect(heard()).not.toContain('is sent');
  await page.getByRole('textbox').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(heard).toContain('Your message to Ada Lovelace is sent.');
});

test('[H-3] what the other side writes meanwhile is read aloud, and what was there before is not', async () => {
  await open([message(3, 'In May.', false), message(4, 'Fine.', true)]);
  expect(heard()).not.toContain('writes');
  await page.getByRole('button', { name: 'Receive Fine.' }).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Fine.' }).first()).toBeVisible();
  expect(heard()).not.toContain('writes');
  await page.getByRole('button', { name: 'Receive In May.' }).click();
  await expect.poll(heard).toContain('Ada Lovelace writes: In May.');
});
