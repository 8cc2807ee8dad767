import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { RemoteStore } from '../store/remote-store';
import { mapOf, mapsOf } from '../store/source-maps';
import type { StoredVersion } from '../store/version-files';

const unzip = promisify(gunzip);

/** Maximum size of one unpacked source map; the host's largest takes a tenth. */
const MAX_BYTES = 16_000_000;
/** Cache size of unpacked maps and scripts, in bytes of text. */
const MAX_CACHED_BYTES = 32_000_000;

/** A script with the map that leads to its sources. */
export interface MappedScript {
  map: TraceMap;
  /** Lines of the published script; empty when the store no longer has it. */
  lines: readonly string[];
}

/** Why a script is unresolved: the store has no map, or an unreadable one. */
export type Unopened = 'NO_MAP' | 'SPOILT';

/** Opens scripts with their source maps; caches recently used ones up to a total size. */
export interface ScriptOpener {
  /** @throws when the store cannot be reached */
  open: (stored: StoredVersion, file: string) => Promise<MappedScript | Unopened>;
}

interface ScriptOfVersion {
  stored: StoredVersion;
  file: string;
}

type Answer = { script: MappedScript | Unopened; bytes: number };

async function openScript(store: RemoteStore, { stored, file }: ScriptOfVersion): Promise<Answer> {
  const { name, version } = mapsOf(stored);
  const packed = await store.readFile(name, version, mapOf(file));
  if (!packed) return { script: 'NO_MAP', bytes: 1 };
  const text = await unzip(packed, { maxOutputLength: MAX_BYTES }).catch(() => undefined);
  try {
    const map = new TraceMap(String(text));
    const code = await store.readFile(stored.name, stored.version, file);
    const lines = code ? String(code).split('\n') : [];
    return { script: { map, lines }, bytes: (text?.length ?? 0) + (code?.length ?? 0) + 1 };
  } catch {
    return { script: 'SPOILT', bytes: 1 };
  }
}

/** Creates a reader of stored scripts and their maps, with a size-limited cache. */
export function scriptOpener(store: RemoteStore): ScriptOpener {
  const openScripts = new LRUCache<string, Answer, ScriptOfVersion>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context }) => openScript(store, context),
  });
  return {
    async open(stored, file) {
      const key = JSON.stringify([stored.name, stored.version, file]);
      const answer = await openScripts.fetch(key, { context: { stored, file } });
      // a missing map may still be published
      if (answer && typeof answer.script === 'string') openScripts.delete(key);
      return answer?.script ?? 'NO_MAP';
    },
  };
}
