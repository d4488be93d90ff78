import { expect, type Locator, type Response, type Page } from '@playwright/test';
import type { DeskPage } from '@waymark/contract/office/review-desk';
import { paths } from '@waymark/contract/paths';
import { callApi } from '../fixtures/accounts.ts';
import { PageFrame } from './page-frame.ts';

/** Where the link of an invitation to the staff leads. */
export class JoinStaffPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async join(fields: { firstName: string; lastName: string; password: string }): Promise<void> {
    await this.field('First name').fill(fields.firstName);
    await this.field('Last name').fill(fields.lastName);
    await this.field('Choose a password').fill(fields.password);
    await this.page.getByRole('button', { name: 'Join the staff' }).click();
  }
}

export class TeamPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.staffTeam);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Team' });
  }

  member(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  get invitations(): Locator {
    return this.page.getByRole('region', { name: 'Open invitations' });
  }

  async invite(email: string, role: string): Promise<void> {
    await this.page.getByLabel('Their email', { exact: true }).fill(email);
    await this.page.getByLabel('Role', { exact: true }).selectOption(role);
    await this.page.getByRole('button', { name: 'Send invitation' }).click();
  }
}

export class AuditPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.staffAudit + query);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Audit log' });
  }

  entry(text: string | RegExp): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }
}

/** The id of the request of a candidate whose name is unique. */
export async function findRequest(token: string, candidate: string): Promise<string> {
  for (let page = 1; ; page++) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await callApi(`/staff/reviews?page=${page}`, { headers });
    if (!answer.ok) throw new Error(`No request of ${candidate} waits for a review.`);
    const { data } = (await answer.json()) as DeskPage;
    const found = data.find((review) => review.candidate === candidate);
    if (found) return found.id;
  }
}

export function commentField(desk: Page, number: number): Locator {
  return desk.getByRole('textbox', { name: `Comment ${number}` });
}

export async function scoreAndSumUp(desk: Page, word: string): Promise<void> {
  for (const section of ['Layout', 'Opening', 'Experience', 'Skills', 'Language']) {
    const group = desk.getByRole('group', { name: new RegExp(`^${section} `) });
    await group.getByRole('radio', { name: new RegExp(word) }).check();
  }
  await desk.getByRole('textbox', { name: /^In a few sentences/ }).fill(`${word} as it is. Say how many.`);
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
}

export async function publishAndMail(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Publish the review' }).click();
  await expect(desk.getByText(/^Published by Priya Raman/)).toBeVisible();
  await desk.getByRole('button', { name: 'Send the mail now' }).click();
  const question = desk.getByRole('dialog', { name: 'Send the mail now?' });
  await question.getByRole('button', { name: 'Send it' }).click();
  await expect(desk.getByText('The candidate was told by mail.')).toBeVisible();
}
