import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '../store/file-integrity';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';

const PAGE = '<title><!--title--></title><!--head--><div id="root"></div><!--data-->';

/** Writes a folder like a host's build: its first script and the given files, each with compressed copies. */
export async function builtHostFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'pignon-host-'));
  const all = { [LIVE_HOST.main]: 'main();', ...files };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  const integrity = Object.fromEntries(Object.entries(all).map(([name, content]) => [name, integrityOf(content)]));
  await writeFile(path.join(dist, 'host.json'), JSON.stringify({ ...LIVE_HOST, integrity }));
  await writeFile(path.join(dist, 'index.html'), PAGE);
  return dist;
}
