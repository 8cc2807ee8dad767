import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildWorker } from './build-host-scripts';
import { writeHostPage } from './host-page';
import { staticMessages, writeStaticMessages } from './static-messages';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-page-'));
  for (const folder of ['src/shell', 'src/messages', 'worker', 'dist'])
    await mkdir(path.join(root, folder), { recursive: true });
});
const writeSource = (file: string, content: string) => writeFile(path.join(root, file), content);
const read = (file: string) => readFile(path.join(root, 'dist', file), 'utf8');

test('the page contains the minified markup shown before any script', async () => {
  await writeSource('index.html', '<style>/*skeleton*/</style><!--skeleton--><p> a </p>');
  await writeSource('src/shell/boot-skeleton.css', '.a {\n  color: #ff0000;\n}\n');
  await writeSource('src/shell/boot-skeleton.html', '\n<div>\n  <b> $& </b>\n</div>\n');
  await writeHostPage(root, path.join(root, 'dist'));
  expect(await read('index.html')).toBe('<style>.a{color:red}</style><div><b> $& </b></div><p> a </p>');
});

test("a page has common texts and the host's in each language without the API", async () => {
  await writeSource('src/messages/fr.json', '{"menu":"Menu"}');
  await writeSource('src/messages/card.fr.json', '{"card":"Carte"}');
  await writeSource('src/messages/en.json', '{"menu":"Menu (en)"}');
  const french = await staticMessages(root, 'fr');
  expect(french).toMatchObject({ 'host:menu': 'Menu', 'host:card': 'Carte' });
  expect(Object.keys(french).filter((key) => !key.startsWith('host:')).length).toBeGreaterThan(10);
  await writeStaticMessages(root, path.join(root, 'dist/public'));
  expect(JSON.parse(await read('public/i18n/fr.json'))).toEqual(french);
  expect(JSON.parse(await read('public/i18n/en.json'))).toMatchObject({ 'host:menu': 'Menu (en)' });
});

test('the service worker is one small standalone file, and its inputs are reported', async () => {
  await writeSource(
    'worker/service-worker.ts',
    "import { name } from './name';\nconst lengthy: string = name;\nself.named = lengthy;",
  );
  await writeSource('worker/name.ts', "export const name = 'pignon';");
  const inputs = await buildWorker(root, path.join(root, 'dist'));
  expect(inputs.sort()).toEqual(['name', 'service-worker'].map((file) => path.join(root, `worker/${file}.ts`)));
  const script = await read('service-worker.js');
  expect(script).not.toMatch(/import|export|lengthy|\n./);
  const self: { named?: string } = {};
  runInNewContext(script, { self });
  expect(self.named).toBe('pignon');
});
