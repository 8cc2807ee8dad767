import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '../store/file-integrity';
import { finalizeEntry, integrityOfFolder, precompress } from './finalize-build';
import { INTEGRITY_PLACEHOLDER } from './sri-runtime-plugin';

let folder: string;

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}
const read = (name: string) => readFile(path.join(folder, name), 'utf8');
const entry = (more = '') => `var a = "${INTEGRITY_PLACEHOLDER}";${more}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pignon-finalize-'));
});

describe('an entry', () => {
  test('contains the integrity of every script and style sheet that it may load, by bare file name', async () => {
    await writeFiles({
      'entry.js': entry(),
      'page.1.js': 'page',
      'deep/list.2.css': 'a{b:c}',
      'pin.png': 'pin',
      'f.json': '{}',
    });
    const finalName = await finalizeEntry(folder, 'entry.js', 'sha256');
    const map = {
      'list.2.css': integrityOf(await read('deep/list.2.css'), 'sha256'),
      'page.1.js': integrityOf('page', 'sha256'),
    };
    expect(await read(finalName)).toBe(`var a = ${JSON.stringify(map)};`);
  });

  test('replaces every placeholder, whatever its quotes', async () => {
    await writeFiles({ 'entry.js': entry(`var b='${INTEGRITY_PLACEHOLDER}';`) });
    expect(await read(await finalizeEntry(folder, 'entry.js', 'sha256'))).toBe('var a = {};var b={};');
  });

  test('is named by its content: a changed file changes the name', async () => {
    await writeFiles({ 'entry.js': entry(), 'page.js': 'one' });
    const first = await finalizeEntry(folder, 'entry.js', 'sha256');
    expect(first).toMatch(/^entry\.[0-9a-f]{10}\.js$/);
    expect(await readdir(folder)).toEqual([first, 'page.js']);
    await writeFiles({ 'entry.js': entry(), 'page.js': 'two' });
    expect(await finalizeEntry(folder, 'entry.js', 'sha256')).not.toBe(first);
  });

  test('replaces the hash in its name, and nothing else of it', async () => {
    await writeFiles({ 'main.js.0123456789.js': entry() });
    expect(await finalizeEntry(folder, 'main.js.0123456789.js', 'sha256')).toMatch(
      /^main\.js\.(?!0123456789)[0-9a-f]{10}\.js$/,
    );
  });

  test('removes its list of licences', async () => {
    await writeFiles({ 'entry.js': entry(), 'entry.js.LICENSE.txt': 'MIT', 'page.js.LICENSE.txt': 'MIT' });
    const finalName = await finalizeEntry(folder, 'entry.js', 'sha256');
    expect(await readdir(folder)).toEqual([finalName, 'page.js.LICENSE.txt']);
  });

  test('without a placeholder for the integrity fails the build', async () => {
    await writeFiles({ 'entry.js': 'var a;' });
    await expect(finalizeEntry(folder, 'entry.js', 'sha256')).rejects.toThrow(
      'entry.js has no place for the integrity of its files',
    );
  });
});

test('style sheets are minified, and no other file is changed', async () => {
  const css = 'a {\n  color: #ff0000;\n}\n';
  await writeFiles({ 'entry.js': entry(), 'a.css': css, 'a.css.js': css });
  await finalizeEntry(folder, 'entry.js', 'sha256');
  expect([await read('a.css'), await read('a.css.js')]).toEqual(['a{color:red}\n', css]);
});

test('lists every file of a finished folder with its integrity', async () => {
  await writeFiles({ 'a.js': 'a', 'media/pin.png': 'pin', 'a.js.br': 'compressed' });
  expect(await integrityOfFolder(folder, 'sha384')).toEqual({
    'a.js': integrityOf('a'),
    'media/pin.png': integrityOf('pin'),
  });
});

describe('compressed copies', () => {
  const long = 'a'.repeat(512);

  test('are written for every type of text file', async () => {
    const names = ['js', 'css', 'json', 'svg', 'html', 'txt'].map((ending) => `deep/a.${ending}`);
    await writeFiles(Object.fromEntries(names.map((name) => [name, long])));
    await precompress(folder);
    for (const name of names) {
      expect(String(brotliDecompressSync(await readFile(path.join(folder, `${name}.br`))))).toBe(long);
      expect(String(gunzipSync(await readFile(path.join(folder, `${name}.gz`))))).toBe(long);
    }
  });

  test('are not written for pictures, texts below 512 bytes, or where they would be larger', async () => {
    await writeFiles({ 'pin.png': long, 'a.js.map': long, 'short.js': long.slice(1) });
    await precompress(folder);
    expect(await readdir(folder)).toEqual(['a.js.map', 'pin.png', 'short.js']);
    await writeFile(path.join(folder, 'noise.js'), crypto.getRandomValues(Buffer.alloc(600)));
    await precompress(folder);
    expect(await readdir(folder)).toEqual(['a.js.map', 'noise.js', 'pin.png', 'short.js']);
  });
});
