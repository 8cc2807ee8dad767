import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decodedMappings, encodedMap, TraceMap, type SourceMapSegment } from '@jridgewell/trace-mapping';
import { filesOf } from '../store/file-integrity';
import { mapsNextTo } from '../store/source-maps';

/** Replacement of a text by one of another length, on one line. */
interface Replaced {
  line: number;
  /** First column, before the replacement. */
  column: number;
  addedLength: number;
}

function replacedIn(source: string, pattern: RegExp, length: number): Replaced[] {
  return [...source.matchAll(pattern)].map(({ index, 0: text }) => {
    const before = source.slice(0, index);
    const line = before.split('\n').length - 1;
    return { line, column: index - before.lastIndexOf('\n') - 1, addedLength: length - text.length };
  });
}

function shifted(segments: readonly SourceMapSegment[], replacements: readonly Replaced[]): SourceMapSegment[] {
  return segments.map((segment) => {
    const [column, ...rest] = segment;
    const addedLength = replacements.reduce((sum, one) => sum + (one.column < column ? one.addedLength : 0), 0);
    return [column + addedLength, ...rest] as SourceMapSegment;
  });
}

/**
 * Shifts positions in a source map after a replacement in its script. Does nothing without a map. @param file the map
 * @param source the script before @param pattern the replaced text, within one line @param length of the replacement,
 * also within one line
 */
export async function shiftMap(file: string, source: string, pattern: RegExp, length: number): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const map = new TraceMap(text);
  const replacements = replacedIn(source, pattern, length);
  const mappings = decodedMappings(map).map((segments, line) => {
    const lineReplacements = replacements.filter((one) => one.line === line);
    return lineReplacements.length === 0 ? [...segments] : shifted(segments, lineReplacements);
  });
  const { version, file: script, names, sources } = map;
  const shiftedMap = new TraceMap({ version, file: script, names, sources, mappings });
  await writeFile(file, JSON.stringify(encodedMap(shiftedMap)));
}

/** Moves the source maps of scripts out of a folder to be published, beside it; deletes those of style sheets. */
export async function moveSourceMaps(folder: string): Promise<void> {
  const mapFiles = mapsNextTo(folder);
  await rm(mapFiles, { recursive: true, force: true });
  for (const name of (await filesOf(folder)).filter((file) => file.endsWith('.map'))) {
    const file = path.join(folder, name);
    if (!name.endsWith('.js.map')) {
      await rm(file);
      continue;
    }
    await mkdir(path.dirname(path.join(mapFiles, name)), { recursive: true });
    await rename(file, path.join(mapFiles, name));
  }
}
