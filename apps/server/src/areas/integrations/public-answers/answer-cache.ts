import type { FastifyReply, FastifyRequest } from 'fastify';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { finishPage } from '../../../platform/http/finish-page.ts';
import { PageCache } from '../../../platform/http/page-cache.ts';
import { sendCachedPage } from '../../../platform/http/send-cached-page.ts';
import type { Services } from '../../../platform/services.ts';
import { readChangedPostings } from '../../jobs/jobs/queries.ts';

const keptMs = 60_000;
const keptBytes = 8 * 1024 * 1024;

export interface PublicAnswer {
  /** Everything that tells this answer from others. */
  key: string;
  /** The media type, with the encoding of characters. */
  type: string;
  headers?: Readonly<Record<string, string>>;
  read(): Promise<string>;
}

/**
 * Answers about open postings that other sites and programs ask for again and again: made once a minute at most,
 * thrown away when a posting in them closes, compressed, tagged, and open to scripts of any site, since they are the
 * same for everybody.
 */
export class AnswerCache {
  readonly #pages = new PageCache({ freshFor: keptMs, maxBytes: keptBytes });

  constructor(app: App, { database, changes }: Pick<Services, 'database' | 'changes'>) {
    changes.subscribe({
      changed: async (told) => {
        const { ids, someClosed } = await readChangedPostings(database, told);
        if (someClosed) this.#pages.clear();
        else if (ids.size > 0) this.#pages.invalidate();
      },
      lost: () => this.#pages.clear(),
    });
    const stop = board.subscribe(() => this.#pages.clear());
    app.addHook('onClose', async () => stop());
  }

  async send(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): Promise<FastifyReply> {
    const page = await this.#pages.get(answer.key, async () =>
      finishPage({
        status: 200,
        headers: {
          'content-type': answer.type,
          'cache-control': `public, max-age=${keptMs / 1000}`,
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': '*',
          ...answer.headers,
        },
        body: Buffer.from(await answer.read()),
      }),
    );
    return sendCachedPage(request, reply, page);
  }
}
