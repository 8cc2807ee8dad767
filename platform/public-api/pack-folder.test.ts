import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '../store/file-integrity';
import { packFolder, unpackFolder } from './pack-folder';

test('unpacking restores a packed folder, binary files too, without precompressed copies', async () => {
  const [from, to] = await Promise.all(['from', 'to'].map((name) => mkdtemp(path.join(tmpdir(), `pignon-${name}-`))));
  await mkdir(path.join(from!, 'media'));
  const bytes = Buffer.from([0, 255, 128, 65]);
  await writeFile(path.join(from!, 'media/font.woff2'), bytes);
  await writeFile(path.join(from!, 'main.js'), '« été » ✓\n');
  await writeFile(path.join(from!, 'main.js.br'), 'small');
  await unpackFolder(await packFolder(from!), to!);
  expect(await filesOf(to!)).toEqual(['main.js', 'media/font.woff2']);
  expect(await readFile(path.join(to!, 'media/font.woff2'))).toEqual(bytes);
  expect(await readFile(path.join(to!, 'main.js'), 'utf8')).toBe('« été » ✓\n');
});
