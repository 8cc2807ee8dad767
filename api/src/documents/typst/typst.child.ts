import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { findUpwards } from '../../db/find-upwards';
import type { TypstResponse, TypstRequest } from './print-job';

const { resolve } = createRequire(import.meta.url);
const KANIT = ['300Light', '400Regular', '500Medium', '600SemiBold', '700Bold'];
/** PDF/A-2b refuses a character missing in the font; plain PDF shows an empty box. */
const ARCHIVABLE = 'a-2b';
const PLAIN = '1.7';
const MISSING_GLYPH = 'could not be displayed';

const root = findUpwards('templates', import.meta.url);
const fontBlobs = KANIT.map((weight) =>
  readFileSync(resolve(`@expo-google-fonts/kanit/${weight}/Kanit_${weight}.ttf`)),
);
const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });

/** Reads the compiler's message, which is in one of two properties. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function set({ template, inputs }: TypstRequest): Uint8Array {
  const source = { mainFilePath: join(root, `${template}.typ`), inputs };
  try {
    return compiler.pdf(source, { pdfStandard: ARCHIVABLE });
  } catch (error) {
    if (!wordsOf(error).includes(MISSING_GLYPH)) throw error;
    return compiler.pdf(source, { pdfStandard: PLAIN });
  }
}

function answer(order: TypstRequest): TypstResponse {
  for (const [name, bytes] of order.pictures) compiler.mapShadow(join(root, 'pictures', name), Buffer.from(bytes));
  try {
    return { pdf: set(order) };
  } catch (error) {
    return { failure: wordsOf(error) };
  } finally {
    compiler.resetShadow();
    // evicts what the last two documents did not use; fonts and styles stay
    compiler.evictCache(2);
  }
}

process.on('message', (order: TypstRequest) => process.send?.(answer(order)));
process.on('disconnect', () => process.exit(0));
