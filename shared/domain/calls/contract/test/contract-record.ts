import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Call } from '../../define-call';
import { definitionText, schemaText, type SchemaNames } from './schema-text';

interface NamedSchema {
  /** Folder of the module's area. */
  area: string;
  name: string;
  schema: z.ZodType;
}

/**
 * Lists every schema that a module of the domain exports, in the order of folders and modules.
 * @param domain the folder of the domain
 */
async function exportedSchemas(domain: string): Promise<NamedSchema[]> {
  const modules = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test\//.test(file))
    .sort();
  const known = new Set<unknown>();
  const found: NamedSchema[] = [];
  for (const file of modules) {
    const exported = (await import(path.join(domain, file))) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType) || known.has(schema)) continue;
      known.add(schema);
      if (found.some((other) => other.name === name)) throw new Error(`${file}: another schema is called ${name} too`);
      found.push({ area: file.replace(/\/.*/, ''), name, schema });
    }
  }
  return found;
}

function callText(key: string, call: Call, names: SchemaNames): string {
  const { access, summary, version, creates, reads, changes, kept, staleAfter, multipart, timeout, file } = call;
  const facts = [
    `access ${access}`,
    ...(creates ? ['creates'] : []),
    ...(reads ? ['reads'] : []),
    ...(multipart ? ['multipart'] : []),
    ...(version ? [`version ${version}`] : []),
    ...(changes && !('none' in changes) ? [`changes ${changes.join(', ')}`] : []),
    ...(kept ? [`kept in ${kept}`] : []),
    ...(staleAfter ? [`stale after ${staleAfter.join(', ')}`] : []),
    ...(timeout === undefined ? [] : [`given up after ${timeout} s`]),
    ...(file === undefined ? [] : [`file ${file}`]),
  ];
  const parts = (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [`  ${part}: ${schemaText(schema, names).replaceAll('\n', '\n  ')}`] : [];
  });
  return [key, `  ${summary}`, `  ${facts.join('; ')}`, ...parts].join('\n');
}

/**
 * Writes the API's contract as text, by file name: all calls in `calls.txt`, the schemas of each area in a file of its
 * own. @param domain path of shared/domain
 */
export async function contractRecord(
  table: Readonly<Record<string, Call>>,
  domain: string,
): Promise<Record<string, string>> {
  const schemas = await exportedSchemas(domain);
  const names = new Map(schemas.map(({ name, schema }) => [schema, name]));
  const record: Record<string, string[]> = {};
  for (const [key, call] of Object.entries(table)) {
    (record['calls.txt'] ??= []).push(callText(key, call, names));
  }
  for (const { area, name, schema } of schemas) {
    (record[`${area}.txt`] ??= []).push(`${name}: ${definitionText(schema, names)}`);
  }
  return Object.fromEntries(Object.entries(record).map(([file, entries]) => [file, `${entries.join('\n\n')}\n`]));
}
