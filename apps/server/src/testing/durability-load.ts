import type { Application } from '@waymark/contract/hiring/applications';
import { pdfBytes } from './resume-files.ts';
import type { ServerProcess } from './server-process.ts';
import { multipart } from './uploads.ts';

/** A candidate whose sign-up was acknowledged, and what was acknowledged to them since. */
export interface Candidate {
  number: number;
  email: string;
  token: string;
  resume: Buffer;
  /** Ids of acknowledged applications by job. */
  applications: Map<string, string>;
  /** Every job applied for, with or without an answer. */
  attempted: Set<string>;
  /** Uploads beside the one of the sign-up: acknowledged, and sent. */
  uploads: { acknowledged: number; sent: number };
}

/** What the load was told has been kept. */
export interface Ledger {
  jobs: readonly string[];
  candidates: Candidate[];
  /** Numbers of sign-ups sent so far: each has an address of its own. */
  signUpsSent: number;
  acknowledged: number;
  inFlight: number;
}

const applicationsEach = 3;

/**
 * Signs candidates up and has them apply until the server goes away. Calls `onAcknowledged` after each
 * answer that promised something.
 */
export async function signUpAndApply(
  server: ServerProcess,
  ledger: Ledger,
  onAcknowledged: () => void,
): Promise<void> {
  const acknowledge = () => {
    ledger.acknowledged++;
    onAcknowledged();
  };
  for (;;) {
    const candidate = await signUp(server, ledger);
    if (!candidate) return;
    ledger.candidates.push(candidate);
    acknowledge();
    for (let nth = 0; nth < applicationsEach; nth++) {
      if (!(await apply(server, ledger, candidate, nth))) return;
      acknowledge();
    }
  }
}

async function signUp(server: ServerProcess, ledger: Ledger): Promise<Candidate | undefined> {
  const number = ++ledger.signUpsSent;
  const email = `candidate-${number}@example.org`;
  // A comment behind the end of the file makes each resume its own.
  const resume = Buffer.concat([pdfBytes(), Buffer.from(`% ${number}\n`)]);
  const form = await multipart(signUpFields(email), { name: `resume-${number}.pdf`, bytes: resume });
  const answer = await post<{ accessToken: string }>(server, ledger, '/api/signup', form.payload, {
    ...form.headers,
    // Each from an address of its own: the limit of sign-ups by address is not what is tried here.
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  });
  if (!answer) return undefined;
  return {
    number,
    email,
    token: answer.accessToken,
    resume,
    applications: new Map(),
    attempted: new Set(),
    uploads: { acknowledged: 0, sent: 0 },
  };
}

function signUpFields(email: string) {
  return {
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
    sendResumeToExpert: 'true',
  };
}

/** Every second application brings a new file: the row and the file have to arrive together. */
async function apply(
  server: ServerProcess,
  ledger: Ledger,
  candidate: Candidate,
  nth: number,
): Promise<boolean> {
  const jobId = ledger.jobs[(candidate.number + nth) % ledger.jobs.length] ?? '';
  const brings = nth % 2 === 0;
  const resumeId = brings ? undefined : await findResumeId(server, candidate);
  if (!brings && resumeId === undefined) return false;
  const form = await multipart(
    { jobId, coverLetter: 'I would like to work with you.', ...(resumeId ? { resumeId } : {}) },
    brings ? { name: 'resume.pdf', bytes: candidate.resume } : undefined,
  );
  candidate.attempted.add(jobId);
  if (brings) candidate.uploads.sent++;
  const headers = { ...form.headers, authorization: `Bearer ${candidate.token}` };
  const answer = await post<Application>(server, ledger, '/api/applications', form.payload, headers);
  if (!answer) return false;
  candidate.applications.set(jobId, answer.id);
  if (brings) candidate.uploads.acknowledged++;
  return true;
}

async function findResumeId(server: ServerProcess, { token }: Candidate): Promise<string | undefined> {
  const answer = await request<{ id: string }[]>(server, '/api/resumes', {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer?.[0]?.id;
}

async function post<T>(
  server: ServerProcess,
  ledger: Ledger,
  path: string,
  payload: Buffer,
  headers: Record<string, string>,
): Promise<T | undefined> {
  ledger.inFlight++;
  try {
    return await request<T>(server, path, { method: 'POST', body: new Uint8Array(payload), headers });
  } finally {
    ledger.inFlight--;
  }
}

/** The answer's data; undefined when the connection broke, which only the killed server explains. */
async function request<T>(server: ServerProcess, path: string, init: RequestInit): Promise<T | undefined> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(server.baseUrl + path, init);
    text = await response.text();
  } catch {
    return undefined;
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}
