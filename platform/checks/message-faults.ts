import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EvaluatedRemote } from '../manifest/evaluate-remote';

async function keysOf(root: string, file: string): Promise<Set<string>> {
  const texts = JSON.parse(await readFile(path.join(root, file), 'utf8')) as Record<string, string>;
  // a language has the plural forms it needs
  return new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
}

const missingTexts = (keys: Set<string>, otherKeys: Set<string>, file: string): string[] =>
  [...otherKeys].filter((key) => !keys.has(key)).map((key) => `${file} has no text for ${key}`);

/** Reports texts missing in one language, one sentence each. Languages defined in code are skipped. */
export async function messageFaults(
  root: string,
  { definition, exposes, exposeOf }: EvaluatedRemote,
): Promise<string[]> {
  const fr = exposes[await exposeOf(definition.messages.fr)];
  const en = exposes[await exposeOf(definition.messages.en)];
  if (!fr?.endsWith('.json') || !en?.endsWith('.json')) return [];
  const [french, english] = [await keysOf(root, fr), await keysOf(root, en)];
  return [...missingTexts(french, english, fr), ...missingTexts(english, french, en)];
}
