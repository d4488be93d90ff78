import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface CallBackRequest {
  name: string;
  phone: string;
  topic: string;
}

/** Asks staff to call a visitor. */
export function callBackRequestMail(to: string, { name, phone, topic }: CallBackRequest): Mail {
  return composeMail(to, {
    kind: 'call-back-request',
    facts: { name, phone },
    subject: msg`Please call ${name}`,
    heading: msg`A visitor asks for a call back`,
    paragraphs: [msg`Name: ${name}`, msg`Mobile Number: ${phone}`, ...(topic ? [msg`About: ${topic}`] : [])],
  });
}

interface Message {
  name: string;
  email: string;
  message: string;
}

/** Forwards a message of the contact page; answers go to its sender. */
export function contactMessageMail(to: string, { name, email, message }: Message): Mail {
  const mail = composeMail(to, {
    kind: 'contact-message',
    facts: { name, email },
    subject: msg`Message from ${name}`,
    heading: msg`A message from the contact page`,
    paragraphs: [msg`From: ${name}, ${email}`, ...message.split(/\s*\n\s*/)],
    footnote: msg`Answer this mail to write to ${email}.`,
  });
  return { ...mail, replyTo: email };
}
