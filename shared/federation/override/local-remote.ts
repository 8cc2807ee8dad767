import { DescriptorSchema, type RemoteDescriptor } from '../../contract/descriptor.schema';
import type { HostFile } from '../host-file';
import { LOAD_TIMEOUT_MS } from '../limits';
import { DEV_VERSION, type LiveRemote } from '../live-remote';
import { hostRefusals } from '../host-compatibility';
import { toLocalRemote } from '../to-live-remote';

/**
 * `silent`: no response. `invalid`: not a remote under development of that name. `unsuited`: incompatible with this
 * host.
 */
export type LocalRefusal = 'silent' | 'invalid' | 'unsuited';

export class LocalRefused extends Error {
  override readonly name = 'LocalRefused';

  constructor(
    readonly reason: LocalRefusal,
    detail = '',
  ) {
    super(detail);
  }
}

/** A descriptor as a development server answers it. @throws LocalRefused */
function descriptorIn(answer: unknown, name: string): RemoteDescriptor {
  const descriptor = DescriptorSchema.safeParse(answer);
  if (!descriptor.success) {
    const [issue] = descriptor.error.issues;
    throw new LocalRefused('invalid', issue && `${issue.path.join('.')}: ${issue.message}`);
  }
  const parsedDescriptor = descriptor.data;
  if (parsedDescriptor.name === name && parsedDescriptor.version === DEV_VERSION) return parsedDescriptor;
  throw new LocalRefused('invalid', `${parsedDescriptor.name} ${parsedDescriptor.version}`);
}

/** Asks the development server at `http://localhost:PORT` for the remote that it serves. @throws LocalRefused */
export async function servedDescriptor(name: string, origin: string): Promise<RemoteDescriptor> {
  const answer = await fetch(`${origin}/remote.json`, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
  }).catch(() => undefined);
  if (!answer?.ok) throw new LocalRefused('silent');
  return descriptorIn(await answer.json().catch(() => undefined), name);
}

/** Fetches a remote from a development server and checks it against the host of this page. @throws LocalRefused */
export async function localRemote(
  name: string,
  origin: string,
  host: Pick<HostFile, 'contract' | 'api' | 'provides'>,
): Promise<LiveRemote> {
  const descriptor = await servedDescriptor(name, origin);
  const refusals = hostRefusals(descriptor, host);
  if (refusals.length > 0) throw new LocalRefused('unsuited', refusals.map(({ reason }) => reason).join('; '));
  return toLocalRemote(descriptor, origin);
}
