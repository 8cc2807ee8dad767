import { z } from 'zod';
import { callTable } from './call-table';
import type { Call } from './define-call';

interface JsonSchema {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

/** Paths of objects that accept keys of any name beside their own. */
function openObjects(schema: JsonSchema, path = ''): string[] {
  const own = schema.properties && schema.additionalProperties !== false ? [path || '(the whole)'] : [];
  const parts = Object.entries(schema).filter(([keyword]) => keyword !== 'properties' && keyword !== 'default');
  const nested = [...parts, ...Object.entries(schema.properties ?? {})].flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? openObjects(value as JsonSchema, `${path}/${name}`) : [],
  );
  return [...own, ...nested];
}

const inputs = Object.entries<Call>(callTable).flatMap(([key, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [{ key, part, schema }] : [])),
);

/** Objects whose unknown keys are dropped instead of refused. */
const DROPPED: Readonly<Record<string, string>> = {
  'POST contact/duplicates body /secondPerson/anyOf/0': 'the form asks with what it holds so far',
  'POST contact/duplicates body /location/anyOf/0': 'the form asks with what it holds so far',
  'GET visit/calendar.ics query (the whole)': 'calendar programs add keys of their own',
};

test('no call accepts an undeclared key, at any depth, so that nobody sets what the server sets', () => {
  const open = inputs.flatMap(({ key, part, schema }) => {
    const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
    return openObjects(jsonSchema).map((path) => `${key} ${part} ${path}`);
  });
  expect(open.filter((place) => !(place in DROPPED))).toEqual([]);
  expect(Object.keys(DROPPED).filter((place) => !open.includes(place))).toEqual([]);
});

test('an object that accepts any key is found, within lists, choices and records too', () => {
  const loose = z.object({ a: z.string() });
  const cases = [loose, z.array(loose), z.union([z.string(), loose]), z.record(z.string(), loose), loose.nullable()];
  for (const schema of cases) {
    const whole = z.strictObject({ part: schema });
    expect(openObjects(z.toJSONSchema(whole, { io: 'input' }) as JsonSchema)).toHaveLength(1);
  }
});
