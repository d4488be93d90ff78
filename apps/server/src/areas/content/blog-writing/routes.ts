import { pictureFieldsSchema } from '@waymark/contract/content/writing';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { removeReplaced } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { describeChart, measureText, renderPostText } from '../blog/rules.ts';
import {
  beginPost,
  deleteDraft,
  restoreVersion,
  saveDraft,
  addPicture,
  pictureFormLimits,
} from './commands.ts';
import { publishPost, unpublishPost } from './publishing-commands.ts';
import { getStaffPost, listStaffPosts, listNamedPictures } from './queries.ts';

/** Posts for their authors, the moderators (J-5). */
export function writingRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/posts', requireModerator, ({ query }) => listStaffPosts(database, query));

  serve('POST /staff/posts', requireModerator, async ({ query }, { userId }) => {
    await rateLimits.consume('post-user', userId);
    return { data: { id: await beginPost(database, userId, query.kind) } };
  });

  serve('GET /staff/posts/:postId', requireModerator, async ({ params }) => ({
    data: await getStaffPost(database, params.postId),
  }));

  serve('PUT /staff/posts/:postId/draft', requireModerator, async ({ params, body }, { userId }) => {
    await rateLimits.consume('post-user', userId);
    return { data: { version: await saveDraft(database, params.postId, body) } };
  });

  serve('POST /staff/post-previews', requireModerator, async ({ body: { body } }, { userId }) => {
    await rateLimits.consume('post-preview-user', userId);
    const { html } = renderPostText(body, await listNamedPictures(database, body), describeChart);
    return { data: { html, ...measureText(body) } };
  });

  serve('DELETE /staff/posts/:postId', requireModerator, async ({ params }, { userId }) => {
    await removeReplaced(services, await deleteDraft(database, { ...params, staffId: userId }));
    return { message: 'The draft is deleted.' };
  });

  registerPublishing(app, services);
}

function registerPublishing(app: App, services: Services): void {
  const { database, rateLimits, temporaryDirectory } = services;
  const { serve } = routesOf(app, services);

  serve('POST /staff/posts/:postId/publication', requireModerator, async ({ params, body }, { userId }) => {
    await rateLimits.consume('post-user', userId);
    const moment = await publishPost(database, { ...params, ...body, staffId: userId });
    return { message: moment ? 'The day is set.' : 'The post is public.' };
  });

  serve('DELETE /staff/posts/:postId/publication', requireModerator, async ({ params }, { userId }) => {
    const was = await unpublishPost(database, { ...params, staffId: userId });
    return { message: was === 'scheduled' ? 'It is a draft again.' : 'The post is taken down.' };
  });

  serve(
    'POST /staff/posts/:postId/versions/:versionId/restore',
    requireModerator,
    async ({ params, body }, { userId }) => {
      await rateLimits.consume('post-user', userId);
      await restoreVersion(database, { ...params, ...body, staffId: userId });
      return { message: 'The earlier text is the draft now.' };
    },
  );

  serve('POST /staff/posts/:postId/pictures', requireModerator, async (request, { userId }) => {
    await rateLimits.consume('post-picture-user', userId);
    const data = await withForm(request, pictureFormLimits(temporaryDirectory), async ({ fields, file }) => {
      const { alternativeText } = parseFields(pictureFieldsSchema, fields);
      if (!file) throw invalidFields({ picture: 'Please choose a picture.' });
      return addPicture(services, { ...request.params, staffId: userId, alternativeText }, file);
    });
    return { data };
  });
}
