import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { multipart } from '../../apps/server/src/testing/multipart.ts';
import { pdfBytes } from '../../apps/server/src/testing/resume-files.ts';
import type { Installation } from './installation.ts';

/** A sign-up that was acknowledged. */
interface Acknowledged {
  email: string;
  token: string;
}

export interface LoadReport {
  acknowledged: Acknowledged[];
  /** Answers and broken connections by kind. */
  failures: Map<string, number>;
}

const callers = 4;
const pauseMs = 100;
let people = 0;

/** Signs people up until it is ended, whatever the product says. */
export function startLoad(installation: Installation): { end(): Promise<LoadReport> } {
  const report: LoadReport = { acknowledged: [], failures: new Map() };
  const ending = new AbortController();
  async function call(): Promise<void> {
    while (!ending.signal.aborted) {
      const failure = await signUp(installation.web.baseUrl, report.acknowledged);
      if (failure === undefined) continue;
      report.failures.set(failure, (report.failures.get(failure) ?? 0) + 1);
      await wait(pauseMs);
    }
  }
  const calls = Array.from({ length: callers }, call);
  return {
    async end() {
      ending.abort();
      await Promise.all(calls);
      return report;
    },
  };
}

async function signUp(baseUrl: string, acknowledged: Acknowledged[]): Promise<string | undefined> {
  const number = ++people;
  const email = `person-${process.pid}-${number}@example.org`;
  const form = await multipart(
    {
      email,
      jobTitle: 'Engineer',
      location: 'London',
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '+44 20 7946 0000',
      desireCompensation: '$80,0000',
      educationLevel: "Bachelor's degree",
      experienceLevel: '3-5 years',
      valueMostInCompany: ['Culture & Values', 'Professional Growth'],
      sendResumeToExpert: 'false',
    },
    { name: 'resume.pdf', bytes: pdfBytes() },
  );
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const answer = await send(
    `${baseUrl}/api/signup`,
    { ...form.headers, 'x-forwarded-for': from },
    form.payload,
  );
  if (answer.status !== 201) return answer.status === undefined ? answer.failure : String(answer.status);
  const { data } = JSON.parse(answer.text) as { data: { accessToken: string } };
  acknowledged.push({ email, token: data.accessToken });
  return undefined;
}

export type Answer = { status: number; text: string } | { status: undefined; failure: string };

const hangMs = 20_000;

/** Over a connection of its own: one that was kept may end between two requests, which is no fault of anybody. */
export function send(address: string, headers: Record<string, string>, body?: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const sending = request(address, { method: body ? 'POST' : 'GET', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: undefined, failure: 'cut' }));
    });
    sending.setTimeout(hangMs, () => {
      resolve({ status: undefined, failure: 'hang' });
      sending.destroy();
    });
    sending.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: undefined, failure: error.code === 'ECONNREFUSED' ? 'refused' : 'cut' }),
    );
    sending.end(body);
  });
}
