import path from 'node:path';
import { mapsNextTo } from '@pignon/platform/store/source-maps';
import { bundleServer } from '../build/bundle-server';
import { REMOTE_NAMES, REPOSITORY } from '../build/packages';
import { copyTraced } from './copy-traced-files';

const FIREBASE = 'node_modules/firebase-tools';

/** Writes the content of each image into a folder. Requires a finished build. */
async function packImages(into: string): Promise<void> {
  const of = (image: string): string => path.join(into, image);
  await copyTraced(
    ['api/dist/server.mjs', 'api/dist/typst.mjs', 'api/dist/load-demo.mjs'],
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
  const built = ['host/dist', ...REMOTE_NAMES.map((name) => `remote-${name}/dist`)];
  // source maps belong to the publishing image only, never to an image that serves files
  await copyTraced([], [...built, ...built.map(mapsNextTo)], of('publish'));
  await bundleServer(REPOSITORY, 'scripts/compose/publish.ts', path.join(of('publish'), 'scripts/compose/publish.mjs'));
}

const [into] = process.argv.slice(2);
if (!into) throw new Error('say into which folder: pack-images.ts FOLDER');
await packImages(path.resolve(into));
