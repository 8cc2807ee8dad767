import fc from 'fast-check';

export type JsonSchema = Record<string, unknown>;

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
};

const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
const asSchemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.map(asSchema) : []);
const asNumber = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

function strings({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known) return known;
  if (typeof pattern === 'string' && !/[?*]\)|\(\?/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  return fc.string({
    minLength: asNumber(minLength, 0),
    maxLength: Math.min(asNumber(maxLength, 40), 60),
    unit: 'grapheme',
  });
}

function numbers({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const [min, max] = [asNumber(minimum, -1000), asNumber(maximum, 1_000_000)];
  if (type === 'integer') return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
}

function lists({ items, prefixItems, minItems, maxItems }: JsonSchema): fc.Arbitrary<unknown> {
  if (Array.isArray(prefixItems)) return fc.tuple(...asSchemas(prefixItems).map(valueOf));
  const minLength = asNumber(minItems, 0);
  return fc.array(valueOf(asSchema(items)), { minLength, maxLength: Math.min(asNumber(maxItems, 4), minLength + 4) });
}

function objects({ properties, required, additionalProperties, propertyNames }: JsonSchema): fc.Arbitrary<unknown> {
  const known = Object.entries(asSchema(properties)).map(
    ([name, schema]) => [name, valueOf(asSchema(schema))] as const,
  );
  if (known.length > 0) {
    const requiredKeys = Array.isArray(required) ? required.map(String) : [];
    return fc.record(Object.fromEntries(known), { requiredKeys });
  }
  const key = propertyNames ? (valueOf(asSchema(propertyNames)) as fc.Arbitrary<string>) : fc.string({ maxLength: 10 });
  return fc.dictionary(key, valueOf(asSchema(additionalProperties)), { maxKeys: 4 });
}

/** Generates values that a JSON schema mostly accepts; patterns and refinements are left to chance. */
export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = [...asSchemas(schema['anyOf']), ...asSchemas(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map(valueOf));
  switch (schema['type']) {
    case 'string':
      return strings(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema);
    case 'object':
      return objects(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
