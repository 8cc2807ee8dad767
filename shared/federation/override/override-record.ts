import { z } from 'zod';
import { REMOTE_NAME } from '../../contract/remote-name';
import { MAX_OVERRIDES, OVERRIDE_MS, portOf } from './local-origin';

const OverrideSchema = z.strictObject({
  /** `http://localhost:PORT`. */
  origin: z.string().refine((origin) => portOf(origin) !== undefined),
  /** Expiry in milliseconds since 1970. */
  until: z.int(),
});

const RecordSchema = z.strictObject({
  /** Owner; other users ignore the record. */
  uid: z.string().min(1),
  remotes: z.record(z.string().regex(REMOTE_NAME), OverrideSchema),
});

export type Override = Readonly<z.infer<typeof OverrideSchema>>;
/** Origins of overridden remotes, by name. */
export type Overrides = Readonly<Record<string, Override>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Body of the request that allows ports for code of pages. */
export const AllowedPortsSchema = z.strictObject({
  ports: z.array(z.int().min(1).max(65_535)).min(1).max(MAX_OVERRIDES),
});

/** Reads a person's overrides from storage; none when the record is somebody else's, malformed or expired. */
export function overridesIn(text: string | null, uid: string, now: number): Overrides {
  const record = RecordSchema.safeParse(parseJson(text ?? ''));
  if (!record.success || record.data.uid !== uid) return {};
  const unexpired = Object.entries(record.data.remotes).filter(
    // this product never writes a longer one
    ([, { until }]) => until > now && until <= now + OVERRIDE_MS,
  );
  return Object.fromEntries(unexpired.slice(0, MAX_OVERRIDES));
}

/** Serializes overrides for `overridesIn`; null when there are none. */
export function recordOf(uid: string, remotes: Overrides): string | null {
  return Object.keys(remotes).length === 0 ? null : JSON.stringify({ uid, remotes });
}
