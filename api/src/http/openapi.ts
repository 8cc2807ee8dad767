import { callTable } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import { ProblemSchema } from '@pignon/shared/domain/common/problem.schema';
import { ACCESS_ROLES, type Access } from '@pignon/shared/domain/user/access.policy';
import { z } from 'zod';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: parameter,
  }));
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'Open to everybody.';
  if (access === 'identity') return 'Needs a signed-in identity; the account need not be active.';
  const roles = ACCESS_ROLES[access];
  return roles.length === 0 ? 'Needs an active account.' : `Needs an active account with one of: ${roles.join(', ')}.`;
}

function operationOf(key: string, call: Call): Json {
  const [, path = ''] = key.split(' ');
  return {
    operationId: key.replace(/[^A-Za-z]+/g, '_').replace(/_$/, ''),
    tags: [path.split('/')[0]],
    summary: call.summary,
    description: describeAccess(call.access),
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: call.reply ? schemaOf(call.reply, 'output') : {} } },
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The product's calls as an OpenAPI 3.1 document, made from the call table. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries<Call>(callTable)) {
    const [method = '', path = ''] = key.split(' ');
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operationOf(key, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pignon', version: '1.0.0', description: 'The product API of the agency’s back-office.' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'A refusal, with a sentence for the user',
          content: { 'application/problem+json': { schema: schemaOf(ProblemSchema, 'output') } },
        },
      },
    },
  };
}
