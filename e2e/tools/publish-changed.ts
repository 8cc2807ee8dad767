// Builds a remote from a folder, publishes it to a store (STORE_URL, or else a folder) and promotes it, except with
// `kept`: `tsx publish-changed.ts ROOT STORE HOST_FILE [kept]`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { buildRemote } from '@pignon/platform/build/build-remote';
import { promote } from '@pignon/platform/publish/live-versions';
import { openStore } from '@pignon/platform/store/open-store';
import { publishIfMissing } from '@pignon/platform/publish/publish';

const [root = '', storeDir = '', hostFile = '', mode] = process.argv.slice(2);
const host = JSON.parse(await readFile(hostFile, 'utf8')) as HostFile;
const store = openStore(process.env, storeDir);
await buildRemote(root);
// the store outlives the stack: the same change may have been published by an earlier run
const { name, version } = (await publishIfMissing(store, join(root, 'dist'), host)).descriptor;
if (!mode) await promote(store, name, host, version);
process.stdout.write(version);
process.exit(0);
