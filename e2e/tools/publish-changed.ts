// Builds a remote from a folder, publishes it to a store and makes it live: `tsx publish-changed.ts ROOT STORE HOST_FILE`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { buildRemote } from '@pignon/shared/federation/preset/build-remote';
import { folderStore } from '@pignon/shared/federation/store/folder-store';
import { promote, publish } from '@pignon/shared/federation/store/publish';

const [root = '', storeDir = '', hostFile = ''] = process.argv.slice(2);
const host = JSON.parse(await readFile(hostFile, 'utf8')) as HostFile;
const store = folderStore(storeDir);
await buildRemote(root);
const { name, version } = await publish(store, join(root, 'dist'), host);
await promote(store, name, version);
process.stdout.write(version);
process.exit(0);
