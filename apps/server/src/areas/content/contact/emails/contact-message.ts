import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface Message {
  name: string;
  email: string;
  message: string;
}

/** Brings a message of the contact page to somebody who answers it: an answer goes to its sender. */
export function contactMessageMail(to: string, { name, email, message }: Message): Mail {
  const mail = composeMail(to, {
    kind: 'contact-message',
    subject: `Message from ${name}`,
    heading: 'A message from the contact page',
    paragraphs: [`From: ${name}, ${email}`, ...message.split(/\s*\n\s*/)],
    footnote: `Answer this mail to write to ${email}.`,
  });
  return { ...mail, replyTo: email };
}
