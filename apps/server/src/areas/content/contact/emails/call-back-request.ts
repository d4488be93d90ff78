import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface CallBackRequest {
  name: string;
  phone: string;
  topic: string;
}

/** Tells somebody on our side whom to call. */
export function callBackRequestMail(to: string, { name, phone, topic }: CallBackRequest): Mail {
  return composeMail(to, {
    kind: 'call-back-request',
    subject: `Please call ${name}`,
    heading: 'Somebody wants to be called back',
    paragraphs: [`Name: ${name}`, `Mobile Number: ${phone}`, ...(topic ? [`About: ${topic}`] : [])],
  });
}
