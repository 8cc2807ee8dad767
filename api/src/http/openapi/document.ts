import { callTable } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import { operationOf, tagOf } from './operation';
import { plainOperations } from './plain-operations';
import { PROBLEM_RESPONSES, PROBLEM_SCHEMA } from './responses';
import type { Json } from './schemas';

const PLACE = /\{(\w+)\}/g;
const placesOf = (path: string) => Array.from(path.matchAll(PLACE), ([, name = '']) => name);

/** Renames the path parameters of an operation. */
function renameParameters(operation: Json, from: readonly string[], to: readonly string[]): Json {
  const parameters = operation['parameters'] as Json[];
  const nameOf = (parameter: Json) => to[from.indexOf(String(parameter['name']))] ?? parameter['name'];
  const inPath = (parameter: Json) => parameter['in'] === 'path';
  return {
    ...operation,
    parameters: parameters.map((each) => (inPath(each) ? { ...each, name: nameOf(each) } : each)),
  };
}

/**
 * Groups operations by path. OpenAPI treats paths that differ only by the names of their parameters as one: the first
 * names are used.
 */
function pathsOf(operations: readonly (readonly [string, Json])[]): Record<string, Json> {
  const known = new Map<string, string>();
  const paths: Record<string, Json> = {};
  for (const [key, operation] of operations) {
    const [method = '', own = ''] = key.split(' ');
    const shape = own.replace(PLACE, '{}');
    const path = known.get(shape) ?? own;
    known.set(shape, path);
    const described = path === own ? operation : renameParameters(operation, placesOf(own), placesOf(path));
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: described };
  }
  return paths;
}

/** Builds the OpenAPI 3.1 document from the call table. */
export function openapiDocument(): Json {
  const calls = Object.entries<Call>(callTable).map(([key, call]): [string, Json] => [key, operationOf(key, call)]);
  const paths = pathsOf([...calls, ...plainOperations()]);
  const tags = [...new Set(calls.map(([key]) => tagOf(key))), 'operations'];
  return {
    openapi: '3.1.0',
    info: { title: 'Pignon', version: '1.0.0', description: 'The product API of the agency’s back-office.' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An ID token of the identity service',
        },
      },
      schemas: { Problem: PROBLEM_SCHEMA },
      responses: PROBLEM_RESPONSES,
    },
  };
}
