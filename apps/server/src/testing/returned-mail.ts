interface Returned {
  mailId: string;
  action?: string;
  status?: string;
  words?: string;
  /** Whether it quotes the mail; without, only its own address says which one it is about. */
  quotes?: boolean;
}

/** What a mail server writes to the sender of a mail that it could not deliver (RFC 3464). */
export function returnedMail({
  mailId,
  action = 'failed',
  status = '5.1.1',
  words = '550 5.1.1 <nobody@example.org>: no such mailbox, see\r\n  https://example.org/why?token=abcdefghijklmnopqrstuvwxyz',
  quotes = true,
}: Returned): string {
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <mailer-daemon@mail.example>',
    `To: <returned+${quotes ? '' : mailId}@jobs.example>`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This is the mail system at mail.example. Your message could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822; nobody@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${words}`,
    '--part',
    ...(quotes
      ? [
          'Content-Type: message/rfc822',
          '',
          'From: The board <hello@jobs.example>',
          'To: nobody@example.org',
          'Subject: Hello',
          `Message-ID: <${mailId}@jobs.example>`,
          '',
          'Hello',
        ]
      : ['Content-Type: text/plain', '', 'It is not quoted.']),
    '--part--',
    '',
  ].join('\r\n');
}
