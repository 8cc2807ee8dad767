import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REMOTES_BASE } from '@pignon/shared/federation/live-remote';
import type { EdgeOptions } from './edge-options';

const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false, dotfiles: 'ignore' } as const;

const IN_A_VERSION = /^\/?[^/]+\/[^/]+\/./;

/** Built files: named by their content, so kept by browsers for ever, and sent as compressed at build. */
export async function addStaticFiles(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  await app.register(fastifyStatic, { ...IMMUTABLE, root: path.resolve(options.hostDist), prefix: '/assets/' });
  await app.register(fastifyStatic, {
    ...IMMUTABLE,
    root: path.resolve(options.storeDir),
    prefix: `${REMOTES_BASE}/`,
    // the registry lies beside the folders of the remotes, and names people
    allowedPath: (file) => IN_A_VERSION.test(file),
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
