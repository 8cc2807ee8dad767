import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { EventUsePlugin } from './event-use-plugin';
import { runWebpack } from '../build/run-webpack';

const BUS = '@pignon/shared/bus';
let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'remote-'));
  await mkdir(path.join(root, 'src'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Compiles a remote of one screen, with the same cache as the previous compilation. */
async function compile(screen: string, publishes: 'visit.saved'[], consumes: 'contact.saved'[]): Promise<void> {
  await writeFile(path.join(root, 'src/screen.js'), screen);
  await runWebpack({
    mode: 'production',
    context: root,
    entry: './src/screen.js',
    output: { path: path.join(root, 'dist') },
    cache: { type: 'filesystem', cacheDirectory: path.join(root, '.cache') },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { [BUS]: { import: false } } }),
      new EventUsePlugin(root, { publishes, consumes }),
    ],
  });
}

const SCREEN = `
import { bus as news, useBusEvent } from '${BUS}';
export const screen = () => {
  useBusEvent('contact.saved', () => news.publish("visit.saved", { groupId: 'g' }));
};
window.screen = screen;`;

test('a build fails when the events of its code differ from the remote’s definition', async () => {
  await expect(compile(SCREEN, ['visit.saved'], ['contact.saved'])).resolves.toBeUndefined();
  await expect(compile(SCREEN, [], ['contact.saved'])).rejects.toThrow(
    'src/screen.js publishes visit.saved, which is not among what src/remote.ts publishes',
  );
  await expect(compile('', ['visit.saved'], [])).rejects.toThrow('src/remote.ts publishes visit.saved, which no code');
});

test('a re-exported bus is refused, as its events are unknown', async () => {
  await expect(compile(`export { bus } from '${BUS}';`, [], [])).rejects.toThrow('uses bus without saying which');
});
