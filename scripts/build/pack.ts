// Builds one package in a process of its own: `tsx scripts/build/pack.ts remote-contact`.
import { buildHost } from '@pignon/platform/build/build-host';
import { buildRemote } from '@pignon/platform/build/build-remote';
import { beginBuild } from './build-freshness';
import { rootOf } from './packages';

const name = process.argv[2] ?? '';
try {
  const remember = await beginBuild(name);
  const { inputs } = name === 'host' ? await buildHost(rootOf(name)) : await buildRemote(rootOf(name));
  await remember(inputs);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
