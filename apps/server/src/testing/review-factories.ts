import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { emptyReview } from '../areas/resumes/resume-review/rules.ts';
import { newId, newSecret } from '../platform/ids.ts';
import { createCandidate, createResume } from './factories.ts';
import type { Overrides, Stores, TestUser } from './factories.ts';

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
