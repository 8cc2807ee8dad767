import path from 'node:path';
import { bundleServer } from '../build/bundle-server';
import { REMOTE_NAMES, REPOSITORY } from '../build/packages';
import { copyTraced } from './trace';

const FIREBASE = 'node_modules/firebase-tools';

/** Lays out in a folder what each image holds, one folder per image. Everything has been built before. */
async function packImages(into: string): Promise<void> {
  const of = (image: string): string => path.join(into, image);
  await copyTraced(
    ['api/dist/server.mjs', 'api/dist/press.mjs', 'api/dist/load-demo.mjs'],
    [
      ...['dist/messages', 'migrations', 'templates', 'reference-data', 'package.json'].map((part) => `api/${part}`),
      'api/node_modules/@expo-google-fonts/kanit',
      'demo/pictures',
    ],
    of('api'),
  );
  await copyTraced(['host/server/dist/edge.mjs'], ['host/dist', 'host/package.json'], of('edge'));
  await copyTraced([`${FIREBASE}/lib/bin/firebase.js`], [], of('identity'));
  await bundleServer(REPOSITORY, 'scripts/compose/mail.ts', path.join(of('mail'), 'mail.mjs'));
  const remotes = REMOTE_NAMES.map((name) => `remote-${name}/dist`);
  await copyTraced([], ['host/dist', ...remotes], of('publish'));
  await bundleServer(REPOSITORY, 'scripts/compose/publish.ts', path.join(of('publish'), 'scripts/compose/publish.mjs'));
}

const [into] = process.argv.slice(2);
if (!into) throw new Error('say into which folder: pack-images.ts FOLDER');
await packImages(path.resolve(into));
