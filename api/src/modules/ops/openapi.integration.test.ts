import { Validator } from '@seriousme/openapi-schema-validator';
import { callTable } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import { startWorld, type World } from '../../../test/world';

interface Operation {
  operationId: string;
  security?: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean; content: Record<string, object> };
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>;
}
type Document = {
  paths: Record<string, Record<string, Operation>>;
};

let world: World;
let document: Document;
beforeAll(async () => {
  world = await startWorld();
  document = (await world.call('GET openapi.json')).body;
});
afterAll(() => world.close());

const CALLS = Object.entries<Call>(callTable);
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');
function operation(key: string): Operation {
  const [method = '', path = ''] = key.split(' ');
  const same = Object.keys(document.paths).find((each) => shapeOf(each) === shapeOf(`/${path}`)) ?? '';
  const found = document.paths[same]?.[method.toLowerCase()];
  if (!found) throw new Error(`${key} is not described`);
  return found;
}
/** Every route, parsed from Fastify's printed route tree: "PATCH /api/sync/{}". */
function routesOf(tree: string): string[] {
  const prefixes: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', , methods = ''] = /^(.*?[├└]── )(\S*)( \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (indent === '') return [];
    const depth = indent.length / 4 - 1;
    prefixes[depth] = (depth > 0 ? (prefixes[depth - 1] ?? '') : '') + part;
    const path = (prefixes[depth] ?? '').replace(/:\w+(\|:\w+)*/g, '{}');
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path}`);
  });
}
const headersOf = (key: string) =>
  operation(key)
    .parameters.filter((parameter) => parameter.in === 'header')
    .map(({ name, required }) => `${name}${required ? '!' : ''}`);

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(document);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('describes exactly the routes of the server', () => {
    // HEAD is GET without a body (RFC 9110, section 9.3.2)
    const routes = routesOf(world.app.printRoutes({ commonPrefix: false })).filter((one) => !one.startsWith('HEAD '));
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /api${shapeOf(path)}`),
    );
    expect(routes.length).toBeGreaterThan(CALLS.length);
    expect(described.sort()).toEqual(routes.sort());
  });

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(CALLS.map(([key]) => key))('describes access, response and refusals of %s', (key) => {
    const call: Call = callTable[key as keyof typeof callTable];
    const { security, responses } = operation(key);
    expect(security).toEqual(call.access === 'public' ? [] : undefined);
    expect('401' in responses).toBe(call.access !== 'public');
    expect('403' in responses).toBe(call.access !== 'public');
    expect('404' in responses).toBe(call.params !== undefined);
    expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect('412' in responses).toBe(call.version !== undefined);
    expect('428' in responses).toBe(call.version === 'required');
    if (call.version) expect(headersOf(key)).toContain(call.version === 'required' ? 'If-Match!' : 'If-Match');
    if (call.creates || call.waits) expect(headersOf(key)).toContain('Idempotency-Key');
    if (call.file) expect(Object.keys(responses['200']?.content ?? {})).toEqual([call.file]);
  });

  it('has no two equivalent paths', () => {
    const shapes = Object.keys(document.paths).map(shapeOf);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('declares every path parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const places = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort();
      for (const each of Object.values(methods)) {
        const declared = each.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect([path, declared.sort()]).toEqual([path, places]);
      }
    }
  });

  it('describes uploads, deletions and optional bodies', () => {
    const upload = operation('POST media/{owner}/{reference}').requestBody?.content ?? {};
    expect(Object.keys(upload)).toEqual(['multipart/form-data']);
    expect(operation('DELETE media/{owner}/{reference}/{path}').responses).toHaveProperty('204');
    expect(operation('POST property/find').requestBody?.required).toBe(false);
    expect(operation('PATCH messages/{lang}').requestBody?.required).toBe(true);
  });
});
