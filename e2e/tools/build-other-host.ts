// Builds the host of this tree into a folder, with other file names than its own build: `tsx build-other-host.ts
// FOLDER`.
import { resolve } from 'node:path';
import { buildHost } from '@pignon/platform/build/build-host';

const [dist = ''] = process.argv.slice(2);
await buildHost(resolve(import.meta.dirname, '../../host'), 'production', { dist, hashSalt: 'before' });
process.exit(0);
