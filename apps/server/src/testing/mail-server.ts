import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What the server says to a mail, by its recipient; silence for as long as it is not settled. */
export type MailReply = (recipient: string) => Promise<string> | string;

export interface MailServer {
  url: string;
  /** Message-IDs of the mails that were taken, in order; one twice where it came twice. */
  taken: string[];
  /** Whom they were for, in the same order. */
  recipients: string[];
  /** Where they would come back to. */
  senders: string[];
  /** What was in them, as it came. */
  sources: string[];
  close(): Promise<void>;
}

/** As much of SMTP as it takes to receive mail, or to refuse it, or to say nothing. */
export async function startMailServer(reply: MailReply = () => '250 taken', port = 0): Promise<MailServer> {
  const taken: string[] = [];
  const recipients: string[] = [];
  const senders: string[] = [];
  const sources: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, reply, ({ id, to, from, source }) => {
      taken.push(id);
      sources.push(source);
      recipients.push(to);
      senders.push(from);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    recipients,
    senders,
    sources,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

interface Taken {
  id: string;
  to: string;
  from: string;
  source: string;
}

function converse(socket: Socket, reply: MailReply, take: (mail: Taken) => void): void {
  let recipient = '';
  let sender = '';
  let messageId: string | undefined;
  let source: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const finish = async (mail: Taken) => {
    const answer = await reply(mail.to);
    if (answer.startsWith('2')) take(mail);
    say(answer);
  };
  say('220 ready');
  const lines = createInterface({ input: socket });
  // The line reader also reports the error when the sending process is killed.
  lines.on('error', () => {});
  lines.on('line', (line) => {
    if (messageId !== undefined) {
      messageId = /^message-id: *<(.*)>/i.exec(line)?.[1] ?? messageId;
      if (line !== '.') return void source.push(line);
      void finish({ id: messageId, to: recipient, from: sender, source: source.join('\n') });
      source = [];
      messageId = undefined;
      return;
    }
    if (/^MAIL/i.test(line)) sender = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (/^RCPT/i.test(line)) recipient = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (/^DATA/i.test(line)) messageId = '';
    say(/^DATA/i.test(line) ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 yes');
  });
}
