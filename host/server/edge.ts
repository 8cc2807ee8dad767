import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { wasSignedIn } from '@pignon/shared/contract/session-hint-cookie';
import { isHttpsRequest } from '@pignon/shared/domain/http/is-https-request';
import { canariesInCookie } from '@pignon/shared/federation/canary-versions';
import { observeEdge } from './monitoring/edge-metrics';
import { builtHost, type BuiltHost } from './built-host';
import { previousHostFile } from './previous-host-assets';
import type { EdgeOptions } from './edge-options';
import { fastifyOptions } from './http/fastify-options';
import { preloadFiles } from './preload-files';
import { liveRegistry, type LiveRegistry } from './live-registry';
import { addCacheClearing } from './clear-browser-cache';
import { addOverrides } from './override-routes';
import { addPolicyReports } from './monitoring/policy-reports';
import { addProxies } from './proxy/proxies';
import { scriptPrefixes } from './security/script-sources';
import { addSecurity } from './security/security';
import { addRollout } from './rollout/rollout-routes';
import { addOriginalStack } from './original-stack/original-stack-routes';
import { addRegistry } from './registry-routes';
import { compressed, sendCompressed, type Compressed } from './send-compressed';
import { addServiceWorker } from './service-worker';
import { addStaticFiles } from './static-files';
import { addWebManifest } from './web-manifest';

/** Maximum number of cached pages: one per page of each remote; a change of the registry replaces them all. */
const MAX_CACHED_PAGES = 200;
const PLAIN_FILE = /\.[a-z0-9]{1,8}$/i;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Compressed): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return sendCompressed(request, reply, page, ['cookie']);
}

function createPageCache(options: EdgeOptions, built: () => BuiltHost, live: LiveRegistry) {
  const compressedFiles = new Map<string, Compressed>();
  return async (pathname: string, { headers }: Pick<FastifyRequest, 'headers'>): Promise<Compressed> => {
    const { host, write, builtAt, id } = built();
    const { cookie: cookies = '' } = headers;
    const isHttps = isHttpsRequest(headers);
    const scripts = scriptPrefixes(options, { headers });
    // the contract of the served host, which may differ from this server's
    const config = { ...options.config(), contract: host.contract, ...(scripts.length > 0 ? { scripts } : {}) };
    const [registry, catalogue] = await Promise.all([live.registry(), live.catalogue(host)]);
    const files = preloadFiles(
      host,
      registry,
      pathname,
      wasSignedIn(cookies, isHttps),
      canariesInCookie(cookies, isHttps),
    );
    const key = JSON.stringify([builtAt, registry.revision, config, files.map(({ href }) => href)]);
    const cachedFile = options.overrides ? undefined : compressedFiles.get(key);
    if (cachedFile) return cachedFile;
    const page = compressed(write({ config, catalogue: { ...catalogue, host: id }, files }));
    if (compressedFiles.size >= MAX_CACHED_PAGES) compressedFiles.clear();
    compressedFiles.set(key, page);
    return page;
  };
}

/** Builds the server in front of everything: host, remotes, registry, product calls and security headers. */
export async function buildEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const app = Fastify(fastifyOptions(options));
  const built = builtHost(options.hostDist);
  const live = liveRegistry(options.storeDir, options.overrides);
  const pageOf = createPageCache(options, built, live);

  app.decorate('metrics', observeEdge(app, options));
  await addSecurity(app, options, built);
  await addProxies(app, options);
  await addStaticFiles(app, options);
  addServiceWorker(app, options);
  addWebManifest(app, options);
  addCacheClearing(app);

  app.get('/healthz', async () => ({
    status: 'ok',
    contract: built().host.contract,
    revision: (await live.registry()).revision,
    behind: options.behind?.() ?? [],
  }));
  app.get('/readyz', async (_request, reply) => {
    const answer = await fetch(`${options.apiUpstream}/api/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    return reply.code(answer?.ok ? 200 : 503).send({ status: answer?.ok ? 'ready' : 'api is not ready' });
  });
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ...options.config(), contract: built().host.contract }),
  );
  addRegistry(app, built, live);
  addOverrides(app, options);
  addRollout(app, options, built);
  addOriginalStack(app, options);
  addPolicyReports(app, options, built);

  app.setNotFoundHandler(async (request, reply) => {
    // keeps a path that begins with `//` from being parsed as another host
    const { pathname } = new URL(`http://edge${request.url}`);
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    const previousFile = asksForPage ? await previousHostFile(options.storeDir, live.registry, pathname) : undefined;
    if (previousFile) return reply.sendFile(previousFile.file, previousFile.folder);
    if (!asksForPage || PLAIN_FILE.test(pathname) || /^\/(assets|remotes)\//.test(pathname)) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Introuvable\n');
    }
    return sendPage(request, reply, await pageOf(pathname, request));
  });
  return app;
}
