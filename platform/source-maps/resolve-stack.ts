import { originalPositionFor } from '@jridgewell/trace-mapping';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import type {
  OriginalPlace,
  OriginalStack,
  StackLine,
  Unresolved,
} from '@pignon/shared/domain/client-error/original-stack';
import { asVersion, retainedHosts } from '../store/host-builds';
import type { RemoteStore } from '../store/remote-store';
import type { StoredVersion } from '../store/version-files';
import { functionName } from './function-name';
import { scriptOpener, type ScriptOpener } from './script-opener';
import { readStackLine, type Frame } from './stack-line';

/** Maximum number of frames resolved, topmost first. */
const MAX_FRAMES = 40;

/** Finds the stored version with a script: of a remote, or a kept build of the host. */
function versionWith(registry: Registry, { of, file }: Frame): StoredVersion | undefined {
  const known = of
    ? Object.entries(registry.remotes)
        .filter(([name]) => name === of.name)
        .flatMap(([, { versions }]) => Object.entries(versions))
        .filter(([version]) => version === of.version)
        .map(([, { descriptor }]) => descriptor)
    : retainedHosts(registry).map(asVersion);
  return known.find(({ integrity }) => Object.hasOwn(integrity, file));
}

async function originalOf(opener: ScriptOpener, registry: Registry, frame: Frame): Promise<OriginalPlace | Unresolved> {
  const stored = versionWith(registry, frame);
  if (!stored) return 'NO_VERSION';
  const script = await opener.open(stored, frame.file);
  if (typeof script === 'string') return script;
  // reports are unauthenticated input: they may name anything
  if (frame.line < 1 || frame.column < 1) return 'NO_SOURCE';
  const { source, line, column } = originalPositionFor(script.map, { line: frame.line, column: frame.column - 1 });
  if (source === null) return 'NO_SOURCE';
  const name = functionName(script, frame);
  return { file: source, line, column: column + 1, ...(name === undefined ? {} : { name }) };
}

async function lineOf(raw: string, original: () => Promise<OriginalPlace | Unresolved>): Promise<StackLine> {
  const found = await original();
  return typeof found === 'string' ? { raw, why: found } : { raw, at: found };
}

/** Resolves the frames of stacks to source positions. */
export type StackResolver = (stack: string) => Promise<OriginalStack>;

/**
 * Resolves browsers' stacks by the store's source maps. Each line names its remote and version, or its host file: a
 * stack may mix several. Handles one stack at a time.
 */
export function stackResolver(store: RemoteStore): StackResolver {
  const opener = scriptOpener(store);
  const resolve = async (stack: string): Promise<OriginalStack> => {
    const registry = await store.readRegistry();
    const lines: StackLine[] = [];
    let resolvedCount = 0;
    for (const raw of stack.split('\n')) {
      const frame = readStackLine(raw);
      if (frame === undefined) lines.push({ raw });
      else if (frame === 'foreign') lines.push({ raw, why: 'FOREIGN' });
      else if (resolvedCount >= MAX_FRAMES) lines.push({ raw, why: 'TOO_MANY' });
      else {
        resolvedCount += 1;
        lines.push(await lineOf(raw, () => originalOf(opener, registry, frame)));
      }
    }
    return { lines };
  };
  let busy: Promise<unknown> = Promise.resolve();
  return (stack) => {
    const result = busy.then(() => resolve(stack));
    busy = result.catch(() => undefined);
    return result;
  };
}
