import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { RequestRefused } from '../../tables/state/errors.ts';
import { describeIssues } from '../../validation/describeIssues.ts';

const PARTS: Readonly<Record<string, string>> = {
  body: 'The body',
  params: 'The address',
  querystring: 'The query',
  headers: 'The header',
};

/** Checks every part of a request that has a schema, and refuses it with a sentence that names the field. */
export const validatorFor: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart = '' }) =>
  (data) => {
    const parsed = z.safeParse(schema, data);
    if (parsed.success) return { value: parsed.data };
    return {
      error: new RequestRefused('bad-request', describeIssues(parsed.error.issues, PARTS[httpPart] ?? 'The request')),
    };
  };
