import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import { mapsNextTo } from '../store/source-maps';

/** A script of one line as a build minifies it, whose function `e` throws at column 25: `draw` of `shared/demo.tsx`. */
export const SCRIPT = 'let o=1;function e(t){t(),t.q()}e(o);';

/** The source map of that script: `function e` is `draw` at 12:1, `t()` stands at 14:3, `t.q()` at 15:7. */
export const SCRIPT_MAP = JSON.stringify(
  encodedMap(
    new TraceMap({
      version: 3,
      file: 'entry.1.js',
      sources: ['shared/demo.tsx'],
      names: ['draw'],
      mappings: [[[8, 0, 11, 0], [17, 0, 11, 9, 0], [22, 0, 13, 2], [26, 0, 14, 6], [31]]],
    }),
  ),
);

/** Writes source maps beside a folder as a build leaves them. */
export async function mapsBesideBuild(folder: string, maps: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(maps)) {
    const file = path.join(mapsNextTo(folder), name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
