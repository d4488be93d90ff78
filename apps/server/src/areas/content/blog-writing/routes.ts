import type { PostKind } from '@waymark/contract/content/choices';
import { pictureFieldsSchema } from '@waymark/contract/content/writing';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { refuseFeature } from '../../../platform/board/refuse-switched-off.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { removeReplaced } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { describeChart, measureText } from '../blog/rules.ts';
import { renderPostText } from '../blog/text-gateway.ts';
import {
  beginPost,
  deleteDraft,
  restoreVersion,
  saveDraft,
  addPicture,
  pictureFormLimits,
} from './commands.ts';
import { publishPost, unpublishPost } from './publishing-commands.ts';
import { findKind, getStaffPost, listStaffPosts, listNamedPictures } from './queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** Posts for their authors, the moderators (J-5). */
export function writingRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/posts', requireModerator, ({ query }) => {
    requireKind(query.kind);
    return listStaffPosts(database, query);
  });

  serve('POST /staff/posts', requireModerator, async ({ query }, { userId }) => {
    requireKind(query.kind);
    await rateLimits.consume('post-user', userId);
    return { data: { id: await beginPost(database, userId, query.kind) } };
  });

  serve('GET /staff/posts/:postId', requireModerator, async ({ params }) => {
    await requireOffered(database, params);
    return { data: await getStaffPost(database, params.postId) };
  });

  serve('PUT /staff/posts/:postId/draft', requireModerator, async ({ params, body }, { userId }) => {
    await requireOffered(database, params);
    await rateLimits.consume('post-user', userId);
    return { data: { version: await saveDraft(database, params.postId, body) } };
  });

  serve('POST /staff/post-previews', requireModerator, async (request, { userId }) => {
    const { body } = request.body;
    await rateLimits.consume('post-preview-user', userId);
    const say = sayTo(request);
    const { html } = await renderPostText(body, await listNamedPictures(database, body), (chart) =>
      describeChart(say, chart),
    );
    return { data: { html, ...measureText(body) } };
  });

  serve('DELETE /staff/posts/:postId', requireModerator, async ({ params }, { userId }) => {
    await requireOffered(database, params);
    await removeReplaced(services, await deleteDraft(database, { ...params, staffId: userId }));
    return { message: msg`The draft is deleted.` };
  });
}

/** Publishing posts, their earlier texts and their pictures. */
export function postPublishingRoutes(app: App, services: Services): void {
  const { database, rateLimits, temporaryDirectory } = services;
  const { serve } = routesOf(app, services);

  serve('POST /staff/posts/:postId/publication', requireModerator, async ({ params, body }, { userId }) => {
    await requireOffered(database, params);
    await rateLimits.consume('post-user', userId);
    const moment = await publishPost(database, { ...params, ...body, staffId: userId });
    return { message: moment ? msg`The day is set.` : msg`The post is public.` };
  });

  serve('DELETE /staff/posts/:postId/publication', requireModerator, async ({ params }, { userId }) => {
    await requireOffered(database, params);
    const was = await unpublishPost(database, { ...params, staffId: userId });
    return { message: was === 'scheduled' ? msg`It is a draft again.` : msg`The post is taken down.` };
  });

  serve(
    'POST /staff/posts/:postId/versions/:versionId/restore',
    requireModerator,
    async ({ params, body }, { userId }) => {
      await requireOffered(database, params);
      await rateLimits.consume('post-user', userId);
      await restoreVersion(database, { ...params, ...body, staffId: userId });
      return { message: msg`The earlier text is the draft now.` };
    },
  );

  serve('POST /staff/posts/:postId/pictures', requireModerator, async (request, { userId }) => {
    await requireOffered(database, request.params);
    await rateLimits.consume('post-picture-user', userId);
    const data = await withForm(request, pictureFormLimits(temporaryDirectory), async ({ fields, file }) => {
      const { alternativeText } = parseFields(pictureFieldsSchema, fields);
      if (!file) throw invalidFields({ picture: msg`Please choose a picture.` });
      return addPicture(services, { ...request.params, staffId: userId, alternativeText }, file);
    });
    return { data };
  });
}

/** Posts go with the blog; the board's own pages are written in the same editor and stay. */
function requireKind(kind: PostKind): void {
  if (kind === 'post') refuseFeature('blog');
}

async function requireOffered(database: Database, { postId }: { postId: string }): Promise<void> {
  if (board.has('blog')) return;
  const kind = await findKind(database, postId);
  if (kind) requireKind(kind);
}
