import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateRemote } from './evaluate-remote';

const definition = (page: string) => `
import { defineRemote } from '@pignon/shared/contract';
export default defineRemote({
  name: 'demo', owner: 'Équipe Démo', contract: '^1.0.0', api: '^1.0.0',
  routes: [{ path: '/demo', title: { fr: 'Démo', en: 'Demo' }, page: ${page} }],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [], consumes: [],
});`;

async function remoteWith(page: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'pignon-remote-'));
  await mkdir(path.join(root, 'src/pages'), { recursive: true });
  await mkdir(path.join(root, 'src/messages'));
  await writeFile(path.join(root, 'src/pages/list.page.tsx'), 'throw new Error("a page must not run at build time");');
  for (const language of ['fr', 'en']) await writeFile(path.join(root, `src/messages/${language}.json`), '{}');
  await writeFile(path.join(root, 'src/remote.ts'), definition(page));
  return root;
}

describe('reading remote.ts at build time', () => {
  test('finds the files behind lazy imports without running them', async () => {
    const { exposes, definition: read } = await evaluateRemote(await remoteWith("() => import('./pages/list.page')"));
    expect(read.name).toBe('demo');
    expect(exposes).toEqual({
      './pages/list.page': './src/pages/list.page.tsx',
      './messages/fr': './src/messages/fr.json',
      './messages/en': './src/messages/en.json',
    });
  });

  test('fails when a page does not exist', async () => {
    const root = await remoteWith("() => import('./pages/missing.page')");
    await expect(evaluateRemote(root)).rejects.toThrow('./pages/missing.page does not resolve');
  });

  test('fails when a page lies outside the remote', async () => {
    const root = await remoteWith("() => import('../outside')");
    await writeFile(path.join(root, 'outside.ts'), '');
    await expect(evaluateRemote(root)).rejects.toThrow("lies outside the remote's src folder");
  });

  test('asks for a bare import', async () => {
    const root = await remoteWith("() => import('./pages/list.page').then(() => ({ Page: () => null }))");
    await expect(evaluateRemote(root)).rejects.toThrow("write lazy parts as a bare () => import('./file')");
  });
});
