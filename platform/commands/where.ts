import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  originalLine,
  type OriginalStack,
  type StackLine,
  type Unresolved,
} from '@pignon/shared/domain/client-error/original-stack';
import { stackResolver } from '../source-maps/resolve-stack';
import type { Task } from './task';

const REASON_TEXTS: Readonly<Record<Unresolved, string>> = {
  FOREIGN: 'no script of the product: a browser extension, another site or a development server',
  NO_VERSION: 'the store holds no such script: its version was pruned, or published to another store',
  NO_MAP: 'published without source maps, or they were lost',
  SPOILT: 'its source map cannot be read',
  NO_SOURCE: 'code that the build adds',
  TOO_MANY: 'too far down to be looked for',
};

const formatLine = (line: StackLine): string =>
  originalLine(line) + (line.why === undefined ? '' : `  (${REASON_TEXTS[line.why]})`);

/** Prints each line of a stack with its source position, or why there is none. */
export const whereLines = ({ lines }: OriginalStack): string[] => lines.map(formatLine);

/** Prints a stack, from a file or stdin, with source positions. */
export async function where({ store, name: file }: Task): Promise<void> {
  if (file === undefined && process.stdin.isTTY) throw new Error('name a file with a stack, or pipe one in');
  const stack = file === undefined ? await text(process.stdin) : await readFile(file, 'utf8');
  for (const line of whereLines(await stackResolver(store)(stack.trimEnd()))) console.log(line);
}
