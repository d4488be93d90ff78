import type { DeskPage, DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createStaff, type TestUser } from './factories.ts';
import { createReviewRequest, wholeReview } from './review-factories.ts';
import type { TestApp } from './test-app.ts';

/** The desk of the reviewers as its members call it, and what it wrote. */
export function openDesk(test: TestApp) {
  const reviewer = (firstName = 'Rhea') =>
    createStaff(test.services, { staff_role: 'reviewer', first_name: firstName, last_name: 'Reader' });

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    who: TestUser,
    payload?: object,
  ) {
    const response = await test.app.inject({
      method,
      url: `/api${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }

  const act = (who: TestUser, id: string, action: string, payload?: object) =>
    call('POST', `/staff/reviews/${id}/${action}`, who, payload);
  const save = (who: TestUser, id: string, version: number, fields = wholeReview()) =>
    call('PUT', `/staff/reviews/${id}/draft`, who, { version, fields });
  const detail = async (who: TestUser, id: string) =>
    (await call('GET', `/staff/reviews/${id}`, who)).body.data as DeskReviewDetail;
  const list = async (who: TestUser, show: string) =>
    (await call('GET', `/staff/reviews?show=${show}`, who)).body as DeskPage;

  const rowOf = (id: string) =>
    test.database
      .selectFrom('critiques')
      .select(['claimed_by', 'is_open', 'review_ready', 'version', 'opened_by_customer', 'link_token'])
      .where('id', '=', id)
      .executeTakeFirst();
  const publicationsOf = (id: string) =>
    test.database.selectFrom('critique_publications').selectAll().where('critique_id', '=', id).execute();
  const noted = async (id: string) =>
    (
      await test.database
        .selectFrom('audit_log')
        .select(['action', 'staff_id'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  const rest = (id: string, hours: number) =>
    test.database
      .updateTable('critiques')
      .set({ worked_at: sql<Date>`now() - make_interval(hours => ${sql.lit(hours)})` })
      .where('id', '=', id)
      .execute();
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  async function inHands() {
    const rhea = await reviewer();
    const request = await createReviewRequest(test.services);
    await act(rhea, request.id, 'claim');
    return { rhea, ...request };
  }

  async function published() {
    const { rhea, ...request } = await inHands();
    await save(rhea, request.id, 0);
    const answer = await act(rhea, request.id, 'publish', { version: 1 });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { rhea, ...request };
  }

  return {
    reviewer,
    call,
    act,
    save,
    detail,
    list,
    rowOf,
    publicationsOf,
    noted,
    rest,
    inMinutes,
    inHands,
    published,
  };
}
