import type { Endpoint } from '@waymark/contract/endpoint';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { board } from '../board/board.ts';

/** Checks parts of a request by the words that the board has when it comes, in place of what describes them. */
export function checkOnBoard(onBoard: NonNullable<Endpoint['onBoard']>): FastifySchemaCompiler<unknown> {
  return ({ schema, ...route }) => {
    const compile = (by: z.ZodType) => validatorCompiler({ ...route, schema: by });
    const schemaOn = { querystring: onBoard.query, body: onBoard.body }[route.httpPart ?? ''];
    if (!schemaOn) return compile(schema as z.ZodType);
    let words = board.words;
    let check = compile(schemaOn(words));
    return (input) => {
      if (words !== board.words) {
        words = board.words;
        check = compile(schemaOn(words));
      }
      return check(input);
    };
  };
}
