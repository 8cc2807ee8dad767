import type { FastifyInstance } from 'fastify';
import { ORIGINAL_STACK_URL } from '@pignon/shared/domain/client-error/original-stack';
import { StackSchema } from '@pignon/shared/domain/client-error/stack.schema';
import { stackResolver } from '@pignon/platform/source-maps/resolve-stack';
import { folderStore } from '@pignon/platform/store/folder-store';
import { problem, refusalFor } from '../identify-caller';
import type { EdgeOptions } from '../edge-options';

const BODY_LIMIT = 64 * 1024;
const UNAVAILABLE_TEXT = 'Les sources n’ont pas pu être retrouvées. Réessayez dans un instant.';

/**
 * Serves the source positions of a stack to users allowed to open the administration, as told by the API. Maps come
 * from this edge's store; only positions leave it, never a map or source.
 */
export function addOriginalStack(app: FastifyInstance, { apiUpstream, storeDir, maps }: EdgeOptions): void {
  const resolve = stackResolver(maps ?? folderStore(storeDir));
  app.post(ORIGINAL_STACK_URL, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refusal = await refusalFor(request, apiUpstream, 'admin');
    if (refusal) return problem(reply, refusal);
    const parsed = StackSchema.safeParse(request.body);
    if (!parsed.success) return problem(reply, 'VALIDATION');
    try {
      return await reply.send(await resolve(parsed.data.stack));
    } catch (error) {
      request.log.error({ err: error }, 'unforeseen');
      return problem(reply, 'UNAVAILABLE', UNAVAILABLE_TEXT);
    }
  });
}
