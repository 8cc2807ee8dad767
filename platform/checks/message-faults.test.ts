import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateRemote } from '../manifest/evaluate-remote';
import { messageFaults } from './message-faults';

async function faults(fr: object, en: object): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pignon-remote-'));
  await mkdir(path.join(root, 'src'));
  const lazy = (language: string) => `${language}: () => import('./${language}.json')`;
  await writeFile(
    path.join(root, 'src/remote.ts'),
    `export default { routes: [], messages: { ${lazy('fr')}, ${lazy('en')} } };`,
  );
  await writeFile(path.join(root, 'src/fr.json'), JSON.stringify(fr));
  await writeFile(path.join(root, 'src/en.json'), JSON.stringify(en));
  return messageFaults(root, await evaluateRemote(root));
}

test('a text must exist in both languages, in the plural forms of each', async () => {
  const both = { title: 'x', count_one: '1', count_other: 'n' };
  expect(await faults({ ...both, count_many: 'n' }, both)).toEqual([]);
  expect(await faults({ ...both, only: 'x' }, both)).toEqual(['./src/en.json has no text for only']);
  expect(await faults({}, { late: 'x' })).toEqual(['./src/fr.json has no text for late']);
});
