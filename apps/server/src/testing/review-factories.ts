import type { DeskPage, DeskReviewDetail } from '@waymark/contract/office/review-desk';
import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { emptyReview } from '../areas/resumes/resume-review/rules.ts';
import { newId, newSecret } from '../platform/ids.ts';
import {
  createCandidate,
  createResume,
  createStaff,
  type Overrides,
  type Stores,
  type TestUser,
} from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface TestRequest {
  id: string;
  owner: TestUser;
  resumeId: string;
}

/** A request for a review with its candidate and resume; it waits, unless told otherwise. */
export async function createReviewRequest(
  services: Stores,
  {
    owner: givenOwner,
    bytes,
    name,
    ...overrides
  }: Overrides<'critiques'> & { owner?: TestUser; bytes?: Buffer; name?: string } = {},
): Promise<TestRequest> {
  const owner = givenOwner ?? (await createCandidate(services));
  const file = { ...(bytes && { bytes }), ...(name !== undefined && { name }) };
  const { id: resumeId } = await createResume(services, { userId: owner.id, ...file });
  const { id } = await services.database
    .insertInto('critiques')
    .values({ id: newId(), user_id: owner.id, resume_id: resumeId, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, owner, resumeId };
}

/** A review that lacks nothing. */
export function wholeReview(overrides: Partial<ReviewFields> = {}): ReviewFields {
  const { sections } = emptyReview();
  for (const section of Object.values(sections)) section.score = 4;
  return {
    sections,
    summary: 'A clear resume. Say what came of the work.',
    comments: [
      {
        id: newId(),
        kind: 'change',
        text: 'How many?',
        anchor: {
          page: 1,
          line: 'p1-3',
          area: { x: 50, y: 90, width: 200, height: 12 },
          quote: 'Led a team',
        },
      },
    ],
    ...overrides,
  };
}

/** A request that was answered, with the token of its link; a while ago, where that is said. */
export async function createPublishedReview(
  services: Stores,
  {
    reviewerId = null,
    publishedAt = new Date(),
    fields = wholeReview(),
    ...request
  }: {
    reviewerId?: string | null;
    publishedAt?: Date;
    fields?: ReviewFields;
    owner?: TestUser;
  } & Omit<Overrides<'critiques'>, 'fields'> = {},
): Promise<TestRequest & { token: string }> {
  const token = newSecret().secret;
  const created = await createReviewRequest(services, {
    is_open: false,
    review_ready: true,
    link_token: token,
    fields: JSON.stringify(fields),
    ...request,
  });
  await services.database
    .insertInto('critique_publications')
    .values({
      id: newId(),
      critique_id: created.id,
      reviewer_id: reviewerId,
      fields: JSON.stringify(fields),
      published_at: publishedAt,
    })
    .execute();
  return { ...created, token };
}

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
