import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** Names of shared schemas. */
export type SchemaNames = ReadonlyMap<Schema, string>;

type Raise = (issue: unknown) => string | { message: string } | null | undefined;

/** Properties of a zod check that clients notice. */
interface CheckDef {
  check: string;
  error?: Raise;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
  path?: PropertyKey[];
  tx?: (text: string) => string;
}

/** Properties of a zod schema that clients notice; each kind has some of them. */
interface Def {
  type: string;
  error?: Raise;
  checks?: readonly { _zod: { def: CheckDef } }[];
  format?: string;
  coerce?: boolean;
  protocol?: RegExp;
  shape: Readonly<Record<string, Schema>>;
  catchall?: Schema;
  options: readonly Schema[];
  element: Schema;
  items: readonly Schema[];
  keyType: Schema;
  valueType: Schema;
  innerType: Schema;
  in: Schema;
  out: Schema;
  entries: Readonly<Record<string, string>>;
  values: readonly unknown[];
  defaultValue: unknown;
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** Message of a schema or check as ` "message"`; empty for zod's own. */
function messageOf({ error }: { error?: Raise }): string {
  const raised = error?.({ code: 'custom', input: undefined, path: [] });
  const text = typeof raised === 'string' ? raised : raised?.message;
  return text === undefined ? '' : ` ${JSON.stringify(text)}`;
}

const SAMPLE = ' Ab ';

/** Describes the normalization before validation. */
function rewriteText(rewritten: string | undefined): string {
  if (rewritten === SAMPLE.trim()) return 'trimmed';
  if (rewritten === SAMPLE.toLowerCase()) return 'lower case';
  return `"${SAMPLE}" becomes ${JSON.stringify(rewritten)}`;
}

const CHECKS: Readonly<Record<string, (check: CheckDef) => string>> = {
  min_length: ({ minimum }) => `length >= ${String(minimum)}`,
  max_length: ({ maximum }) => `length <= ${String(maximum)}`,
  length_equals: ({ length }) => `length = ${String(length)}`,
  greater_than: ({ inclusive, value }) => `${inclusive ? '>=' : '>'} ${String(value)}`,
  less_than: ({ inclusive, value }) => `${inclusive ? '<=' : '<'} ${String(value)}`,
  number_format: () => 'integer',
  string_format: ({ format = '', pattern }) => (format === 'regex' ? String(pattern) : format),
  overwrite: (check) => rewriteText(check.tx?.(SAMPLE)),
  custom: ({ path = [] }) => (path.length > 0 ? `rule at ${path.map(String).join('.')}` : 'rule'),
};

function checkText(check: CheckDef): string {
  const text = CHECKS[check.check];
  if (text === undefined) throw new Error(`schema-text.ts does not know the check ${check.check}`);
  return text(check) + messageOf(check);
}

/** Formats of the schema itself: an e-mail address, a whole number, a date. */
function formatText(def: Def): string[] {
  if (def.format === undefined) return [];
  const name = def.format === 'safeint' ? 'integer' : def.format;
  return [`${name}${def.protocol ? ` ${String(def.protocol)}` : ''}${messageOf(def)}`];
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');

function objectText({ shape, catchall }: Def, names: SchemaNames): string {
  const open = catchall && defOf(catchall).type === 'never' ? '' : ' (more fields are dropped)';
  const fields = Object.entries(shape).map(([name, field]) => `\n  ${name}: ${indented(schemaText(field, names))}`);
  return `object${open}${fields.join('')}`;
}

function unionText(def: Def, names: SchemaNames): string {
  const texts = def.options.map((option) => schemaText(option, names));
  if (texts.every((text) => !text.includes('\n'))) return texts.join(' or ') + messageOf(def);
  return `one of${messageOf(def)}${texts.map((text) => `\n  - ${indented(text)}`).join('')}`;
}

const TYPES: Readonly<Record<string, (def: Def, names: SchemaNames) => string>> = {
  object: objectText,
  union: unionText,
  array: ({ element }, names) => `list of ${schemaText(element, names)}`,
  tuple: ({ items }, names) => `[${items.map((item) => schemaText(item, names)).join(', ')}]`,
  record: ({ keyType, valueType }, names) =>
    `map from ${schemaText(keyType, names)} to ${schemaText(valueType, names)}`,
  enum: ({ entries }) => Object.values(entries).join(' | '),
  literal: ({ values }) => values.map((value) => JSON.stringify(value)).join(' | '),
  optional: ({ innerType }, names) => `optional ${schemaText(innerType, names)}`,
  nullable: ({ innerType }, names) => `null or ${schemaText(innerType, names)}`,
  default: ({ innerType, defaultValue }, names) =>
    `${schemaText(innerType, names)}, default ${JSON.stringify(defaultValue)}`,
  pipe: (def, names) => `${schemaText(def.in, names)}, then ${schemaText(def.out, names)}`,
  transform: () => 'transformed',
};

/** Prints a schema: type, bounds, formats and messages. Named schemas print as their name. */
export function schemaText(schema: Schema, names: SchemaNames): string {
  return names.get(schema) ?? definitionText(schema, names);
}

/** Prints the definition of a named schema. */
export function definitionText(schema: Schema, names: SchemaNames): string {
  const def = defOf(schema);
  const type = TYPES[def.type]?.(def, names) ?? def.type;
  const [first = '', ...rest] = (def.coerce ? `${type} or its text` : type).split('\n');
  const checks = (def.checks ?? []).map(({ _zod }) => checkText(_zod.def));
  return [[first, ...formatText(def), ...checks].join('; '), ...rest].join('\n');
}
