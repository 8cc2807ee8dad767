import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REMOTE_NAME } from '@pignon/shared/contract/remote-name';
import { ASSETS } from '@pignon/shared/federation/host-file';
import { REMOTES_BASE } from '@pignon/shared/federation/live-remote';
import { PACKAGES_FILE } from '@pignon/platform/store/version-files';
import type { EdgeOptions } from './edge-options';

const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false, dotfiles: 'ignore' } as const;

/**
 * Matches name, version and file of a remote. The folder also contains the registry, which names people, and files of
 * earlier hosts.
 */
const REMOTE_FILE_PATH = /^\/?([^/]+)\/[^/]+\/./;
const isRemoteFile = (file: string): boolean => REMOTE_NAME.test(REMOTE_FILE_PATH.exec(file)?.[1] ?? '');
/** The package list of a version, which only users who may see versions get. */
const isPackageList = (file: string): boolean => path.posix.basename(file).startsWith(PACKAGES_FILE);
const isPublic = (file: string): boolean => isRemoteFile(file) && !isPackageList(file);

/** Serves built files, whose names contain their hash: cached forever, compressed at build. */
export async function addStaticFiles(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  await app.register(fastifyStatic, { ...IMMUTABLE, root: path.resolve(options.hostDist), prefix: ASSETS });
  await app.register(fastifyStatic, {
    ...IMMUTABLE,
    root: path.resolve(options.storeDir),
    prefix: `${REMOTES_BASE}/`,
    allowedPath: isPublic,
    decorateReply: false,
  });
  const publicDir = path.resolve(options.hostDist, 'public');
  if (!existsSync(publicDir)) return;
  await app.register(fastifyStatic, {
    root: publicDir,
    prefix: '/',
    wildcard: false,
    index: false,
    maxAge: '1h',
    preCompressed: true,
    decorateReply: false,
  });
}
