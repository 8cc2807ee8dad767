import { z } from 'zod';
import { callTable } from './call-table';
import type { Call } from './define-call';

interface JsonSchema {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

/** Paths of the objects that take keys of any name beside their own. */
function openObjects(schema: JsonSchema, path = ''): string[] {
  const own = schema.properties && schema.additionalProperties !== false ? [path || '(the whole)'] : [];
  const nested = Object.entries(schema).flatMap(([keyword, value]) => {
    if (typeof value !== 'object' || value === null || keyword === 'required' || keyword === 'enum') return [];
    return openObjects(value as JsonSchema, `${path}/${keyword}`);
  });
  return [...own, ...nested];
}

const inputs = Object.entries<Call>(callTable).flatMap(([key, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [{ key, part, schema }] : [])),
);

test('no call takes a key that it does not name, however deep: nobody sets what the server sets', () => {
  const open = inputs.flatMap(({ key, part, schema }) => {
    const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
    return openObjects(written).map((path) => `${key} ${part} ${path}`);
  });
  expect(open).toEqual([]);
});

test('an object that takes any key is found, within lists, choices and records too', () => {
  const loose = z.object({ a: z.string() });
  const cases = [loose, z.array(loose), z.union([z.string(), loose]), z.record(z.string(), loose), loose.nullable()];
  for (const schema of cases) {
    const whole = z.strictObject({ part: schema });
    expect(openObjects(z.toJSONSchema(whole, { io: 'input' }) as JsonSchema)).toHaveLength(1);
  }
});
