import type { RemoteDefinition } from '@pignon/shared/contract/define-remote';

type Deed = 'publishes' | 'consumes';

/** A publication or subscription in the code; undefined event or verb when only running it could tell. */
export interface EventUse {
  file: string;
  /** The call in the source: `bus.publish`. */
  by: string;
  deed?: Deed;
  event?: string;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  'bus.publish': 'publishes',
  'bus.relay': 'publishes',
  'bus.on': 'consumes',
  'bus.stream': 'consumes',
  useBusEvent: 'consumes',
};

const VERBS: Readonly<Record<Deed, string>> = { publishes: 'publishes', consumes: 'subscribes to' };

const FIRST_ARGUMENT = /^\s*\(\s*(["'`])([\w.]+)\1\s*[,)]/;

/** Classifies a use of the bus: `ids` as imported and accessed, `after` the source behind it. */
export function eventUse(file: string, ids: readonly string[], after: string): EventUse | undefined {
  const by = ids.join('.');
  if (by === 'raiseNotice') return { file, by, deed: 'publishes', event: 'notice.raised' };
  const event = FIRST_ARGUMENT.exec(after)?.[2];
  const deed = DEEDS[by];
  // the bus itself may be passed on, or all its events may be subscribed to
  return deed || ids[0] === 'bus' ? { file, by, deed, event } : undefined;
}

function unnamed({ file, by }: EventUse): string {
  const ways = 'bus.publish, bus.on, bus.stream or useBusEvent';
  return `${file} uses ${by} without saying which event: use ${ways} with its name in quotes, which src/remote.ts is held to`;
}

/** Compares a remote's code with its `publishes` and `consumes`, one sentence per difference. */
export function eventFaults(
  uses: readonly EventUse[],
  stated: Pick<RemoteDefinition, 'publishes' | 'consumes'>,
): string[] {
  const missing = uses.flatMap((use) => {
    const { file, deed, event } = use;
    if (!deed || !event) return [unnamed(use)];
    const isFirst = uses.find((other) => other.deed === deed && other.event === event) === use;
    return isFirst && !stated[deed].some((known) => known === event)
      ? [`${file} ${VERBS[deed]} ${event}, which is not among what src/remote.ts ${deed}: add it there`]
      : [];
  });
  const idle = (['publishes', 'consumes'] as const).flatMap((deed) =>
    stated[deed]
      .filter((event) => !uses.some((use) => use.deed === deed && use.event === event))
      .map((event) => `src/remote.ts ${deed} ${event}, which no code of it ${VERBS[deed]}: take it out there`),
  );
  return [...missing, ...idle];
}
