import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateRemote } from '../manifest/evaluate-remote';
import { exportFaults } from './export-faults';

const REMOTE = `
const words = () => import('./words.json');
export default {
  routes: [{ path: '/demo', page: () => import('./demo.page') }, { path: '/old', redirect: '/demo' }],
  slots: [{ slot: 'home.widget', load: () => import('./demo.slot') }],
  messages: { fr: words, en: words },
};`;

async function faults(page: string, slot: string): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pignon-remote-'));
  const files = { 'remote.ts': REMOTE, 'words.json': '{}', 'demo.page.tsx': page, 'demo.slot.tsx': slot };
  await mkdir(path.join(root, 'src'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, 'src', name), content);
  return exportFaults(root, await evaluateRemote(root));
}

test('pages must export Page and slots Slot, in any syntax', async () => {
  expect(
    await faults('export function Page() { return <p>{1 as number}</p>; }', "export { A as Slot } from './a';"),
  ).toEqual([]);
  expect(await faults('export const Pages = 1;', 'export type Slot = string;')).toEqual([
    './src/demo.page.tsx exports no Page, so there is nothing to draw',
    './src/demo.slot.tsx exports no Slot, so there is nothing to draw',
  ]);
});
