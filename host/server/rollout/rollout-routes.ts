import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { comparePackages } from '@pignon/shared/domain/rollout/package-changes';
import { RolloutOrderSchema, type RolloutNote, type RolloutOrder } from '@pignon/shared/domain/rollout/rollout.schema';
import { newestFirst } from '@pignon/platform/publish/newest-first';
import { liveRefusals } from '@pignon/platform/publish/publish-checks';
import { folderStore } from '@pignon/platform/store/folder-store';
import { ROLLOUT_URL, type RolloutVersion, type RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { API_TIMEOUT_MS, problem, refusalFor } from '../identify-caller';
import type { BuiltHost } from '../built-host';
import type { EdgeOptions } from '../edge-options';
import { executeRolloutOrder, RegistryChangedError, dryRun } from './execute-rollout-order';
import { refusalText, sentenceFor } from './refusal-texts';
import type { RolloutStore } from './rollout-store';

const BODY_LIMIT = 32 * 1024;
const OUTDATED_TEXT = 'Quelqu’un a changé les versions entre-temps. Regardez la liste, puis recommencez.';
const JOURNAL_FAILED_TEXT = 'Le journal n’a pas pu être tenu\u00a0: rien n’a été changé. Réessayez dans un instant.';
const ORDER_FAILED_TEXT = 'L’ordre est au journal mais n’a pas pu être exécuté. Réessayez dans un instant.';
const ROLLOUT_DISABLED_TEXT = 'Ici, les versions se changent par la commande seulement.';

/** Writes the journal entry in the caller's name, whom the API checks again. @returns their name, or the status */
async function writeJournalEntry(
  { headers, id }: FastifyRequest,
  apiUpstream: string,
  entry: RolloutNote,
): Promise<string | number> {
  const { authorization = '' } = headers;
  const answer = await fetch(`${apiUpstream}/api/remote/rollout`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify(entry),
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  }).catch(() => undefined);
  if (!answer?.ok) return answer?.status ?? 502;
  return ((await answer.json()) as { by: string }).by;
}

/** Compares with the packages of the live version; with none when no version is live. */
function packagesOf({ stable, versions }: RegistryEntry, version: string): Pick<RolloutVersion, 'packages'> {
  const packages = versions[version]?.packages;
  if (version === stable && packages) return {};
  const live = stable === null ? [] : versions[stable]?.packages;
  return { packages: comparePackages(live, packages) };
}

function viewOf(registry: Registry, host: HostFile, enabled: boolean): RolloutView {
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => {
    const versions = newestFirst(entry).map(([version, { publishedAt, publishedBy, bytes, descriptor }]) => {
      const refusals = liveRefusals(descriptor, host, registry).map(refusalText);
      const { owner } = descriptor;
      return { version, publishedAt, publishedBy, bytes, owner, refusals, ...packagesOf(entry, version) };
    });
    const { stable, previous, canary = null, history = [] } = entry;
    return { name, stable, previous, canary, versions, history: history.toReversed() };
  });
  return { revision: registry.revision, enabled, remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) };
}

interface RolloutCall {
  request: FastifyRequest;
  reply: FastifyReply;
  apiUpstream: string;
  host: HostFile;
  rollout: RolloutStore;
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof RegistryChangedError ? OUTDATED_TEXT : sentenceFor(error);

/** Answers a refused order with its reason; logs unexpected errors. */
function sendRefusal({ request, reply }: RolloutCall, error: unknown, otherwise?: string): FastifyReply {
  const sentence = reasonOf(error);
  if (sentence !== undefined) return problem(reply, 'CONFLICT', sentence);
  request.log.error({ err: error }, 'unforeseen');
  return problem(reply, 'UNAVAILABLE', otherwise);
}

/** Checks first, then writes the journal, then changes the registry: no change goes unjournaled. */
async function handleOrder(order: RolloutOrder, call: RolloutCall): Promise<FastifyReply> {
  const { request, reply, apiUpstream, host, rollout } = call;
  let entry: RolloutNote;
  try {
    entry = { remote: order.remote, order: order.order, ...(await dryRun(rollout.store, order, host)) };
  } catch (error) {
    return sendRefusal(call, error);
  }
  const by = await writeJournalEntry(request, apiUpstream, entry);
  if (by === 401) return problem(reply, 'NOT_AUTHENTICATED');
  if (by === 403) return problem(reply, 'FORBIDDEN');
  if (typeof by === 'number') return problem(reply, 'UNAVAILABLE', JOURNAL_FAILED_TEXT);
  try {
    await executeRolloutOrder(rollout.store, order, host, by);
  } catch (error) {
    await writeJournalEntry(request, apiUpstream, { ...entry, problem: reasonOf(error) ?? ORDER_FAILED_TEXT });
    return sendRefusal(call, error, ORDER_FAILED_TEXT);
  }
  await rollout.follow();
  return reply.send(viewOf(await rollout.store.readRegistry(), host, true));
}

/** Serves the rollout screen and its actions. The API authorizes the caller; the store is this edge's. */
export function addRollout(app: FastifyInstance, options: EdgeOptions, built: () => BuiltHost): void {
  const { apiUpstream, rollout, storeDir } = options;
  app.get(ROLLOUT_URL, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refusal = await refusalFor(request, apiUpstream, 'admin');
    if (refusal) return problem(reply, refusal);
    const store = rollout?.store ?? folderStore(storeDir);
    return reply.send(viewOf(await store.readRegistry(), built().host, rollout !== undefined));
  });
  app.post(ROLLOUT_URL, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refusal = await refusalFor(request, apiUpstream, 'rollout');
    if (refusal) return problem(reply, refusal);
    if (!rollout) return problem(reply, 'CONFLICT', ROLLOUT_DISABLED_TEXT);
    const order = RolloutOrderSchema.safeParse(request.body);
    if (!order.success) return problem(reply, 'VALIDATION');
    return handleOrder(order.data, { request, reply, apiUpstream, host: built().host, rollout });
  });
}
