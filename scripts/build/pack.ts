// Builds one package in a separate process: `tsx scripts/build/pack.ts remote-contact`; a remote optionally into the
// folder named second.
import path from 'node:path';
import { buildHost } from '@pignon/platform/build/build-host';
import { buildRemote } from '@pignon/platform/build/build-remote';
import { beginBuild, STATE_FILE } from './build-freshness';
import { rootOf } from './packages';

const [name = '', into] = process.argv.slice(2);
try {
  const remember = await beginBuild(name);
  const { inputs } = name === 'host' ? await buildHost(rootOf(name)) : await buildRemote(rootOf(name), into);
  await remember(inputs, into && path.join(into, STATE_FILE));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
