import { MAX_TEXT_LENGTH } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
const optionsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] =>
  [anyOf, oneOf].flatMap((options) => (Array.isArray(options) ? options.map(asSchema) : []));

const isNull = ({ type }: JsonSchema): boolean => type === 'null';
const isOf = ({ type }: JsonSchema, kind: string): boolean => [type].flat().includes(kind);
const isFreeText = (schema: JsonSchema): boolean =>
  isOf(schema, 'string') && !['format', 'pattern', 'enum', 'const'].some((rule) => rule in schema);
const isAddress = (schema: JsonSchema): boolean => isOf(schema, 'string') && schema['format'] === 'uri';

/** True when a schema has a text at any depth. */
function hasText(schema: JsonSchema): boolean {
  return (
    isFreeText(schema) ||
    isAddress(schema) ||
    optionsOf(schema).some(hasText) ||
    Object.values(asSchema(schema['properties'])).some((each) => hasText(asSchema(each))) ||
    ('items' in schema && hasText(asSchema(schema['items'])))
  );
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  date: '2026-01-05',
  'date-time': '2026-01-05T09:00:00.000Z',
  email: 'somebody@example.test',
};

/** A valid value of a non-text schema. */
function sample(schema: JsonSchema): unknown {
  const { format, minimum } = schema;
  if ('const' in schema) return schema['const'];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const options = optionsOf(schema);
  if (options.length > 0) return options.some(isNull) ? null : sample(options[0] ?? {});
  if (isOf(schema, 'null')) return null;
  if (typeof format === 'string') return SAMPLES[format];
  if (isOf(schema, 'boolean')) return false;
  if (isOf(schema, 'array')) return [];
  if (isOf(schema, 'object')) return {};
  return typeof minimum === 'number' ? Math.max(1, minimum) : 1;
}

interface Planting {
  text: string;
  /**
   * Paths of fields that are not free text although their schema says so: persons' addresses, references; list indexes
   * left out.
   */
  keeps: ReadonlySet<string>;
}

/** Cuts a text to its maximum length; texts checked only after a transform use that of mandates. */
const cut = (text: string, { maxLength }: JsonSchema): string =>
  text.slice(0, typeof maxLength === 'number' ? maxLength : MAX_TEXT_LENGTH);

/** Makes an address that contains the text; validators refuse blanks and control characters. */
const addressWith = (text: string, schema: JsonSchema): string =>
  cut(`https://pignon.test/?z=${text.replace(/[\s\p{Cc}\p{Cf}\p{Cn}]/gu, '')}`, schema);

function plantInValue(schema: JsonSchema, value: unknown, path: readonly string[], planting: Planting): unknown {
  if (planting.keeps.has(path.join('.')) || !hasText(schema)) return value === undefined ? sample(schema) : value;
  if (isFreeText(schema)) return cut(planting.text, schema);
  if (isAddress(schema)) return addressWith(planting.text, schema);
  const options = optionsOf(schema).filter((option) => hasText(option));
  if (options.length > 0) return plantInValue(options[0] ?? {}, value, path, planting);
  if ('items' in schema) {
    const items = Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [undefined];
    return items.map((item) => plantInValue(asSchema(schema['items']), item, path, planting));
  }
  const schemaShape = asSchema(value);
  const fields = Object.entries(asSchema(schema['properties']));
  return {
    ...schemaShape,
    ...Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        plantInValue(asSchema(field), schemaShape[name], [...path, name], planting),
      ]),
    ),
  };
}

/**
 * Puts the text into every free-text field of `base` that the schema names, so that new fields are covered too. @throws
 * when the schema refuses the result
 */
export function plantText<Schema extends z.ZodType>(
  schema: Schema,
  base: unknown,
  text: string,
  keeps: readonly string[] = [],
): z.output<Schema> {
  const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return schema.parse(plantInValue(jsonSchema, base, [], { text, keeps: new Set(keeps) }));
}
