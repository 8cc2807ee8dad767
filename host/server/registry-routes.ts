import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_URL } from '@pignon/shared/federation/host-file';
import { CATALOGUE_URL, catalogueTag, STAND_IN_URL } from '@pignon/shared/federation/live-remote';
import type { HostVersions } from '@pignon/shared/federation/host-compatibility';
import { PREVIEW_URL, type PreviewAnswer } from '@pignon/shared/federation/preview/preview';
import type { Preview } from '@pignon/platform/serving/preview-for';
import { publicRegistry } from '@pignon/platform/serving/public-registry';
import type { BuiltHost } from './built-host';
import type { LiveRegistry } from './live-registry';
import { refusalText } from './rollout/refusal-texts';
import { compressed, sendCompressed } from './send-compressed';

const VERSION_PATTERN = /^\d+\.\d+\.\d+$/;

/** Sends a response that changes with the registry; 304 for the same entity tag. */
function sendVersioned(request: FastifyRequest, reply: FastifyReply, etag: string, body: unknown): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-store');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return sendCompressed(request, reply, compressed(JSON.stringify(body)));
}

/**
 * Versions of the host that the page runs, which may be an earlier one: the page states its contract. The libraries of
 * that host are unknown.
 */
function requestedHost({ query }: FastifyRequest, served: HostVersions): HostVersions {
  const contract = (query as Record<string, unknown>).contract;
  const isEarlier = typeof contract === 'string' && VERSION_PATTERN.test(contract) && contract !== served.contract;
  return isEarlier ? { contract: contract, api: served.api } : served;
}

function previewAnswer(preview: Preview): PreviewAnswer {
  if ('remote' in preview) return preview;
  const { refusal, reasons } = preview;
  return reasons.length > 0 ? { refusal, detail: reasons.map(refusalText).join('\u00a0; ') } : { refusal };
}

/** Serves live versions to open pages, publishers and the doctor. */
export function addRegistry(app: FastifyInstance, built: () => BuiltHost, live: LiveRegistry): void {
  app.get('/registry.json', async (request, reply) => {
    const registry = await live.registry();
    return sendVersioned(request, reply, `"${registry.revision}"`, publicRegistry(registry));
  });
  app.get(HOST_URL, async (_request, reply) => reply.header('cache-control', 'no-store').send(built().host));
  app.get(CATALOGUE_URL, async (request, reply) => {
    const { host, id } = built();
    const catalogue = { ...(await live.catalogue(requestedHost(request, host))), host: id };
    return sendVersioned(request, reply, catalogueTag(catalogue), catalogue);
  });
  app.get(STAND_IN_URL, async (request, reply) => {
    const { remote, failed } = request.query as Record<string, unknown>;
    const standIn = await live.standIn(String(remote), String(failed), requestedHost(request, built().host));
    return reply.header('cache-control', 'no-store').send(standIn ? { standIn } : {});
  });
  app.get(PREVIEW_URL, async (request, reply) => {
    const { remote, version } = request.query as Record<string, unknown>;
    const versionPath = { name: String(remote), version: String(version) };
    const preview = await live.preview(versionPath, requestedHost(request, built().host));
    return reply.header('cache-control', 'no-store').send(previewAnswer(preview));
  });
}
