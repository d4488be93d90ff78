import { expect, type Locator, type Page } from '@playwright/test';
import type { DeskPage } from '@waymark/contract/office/review-desk';
import { callApi } from '../fixtures/accounts.ts';

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
