import type { RemoteDefinition } from '@pignon/shared/contract/define-remote';

type EventRole = 'publishes' | 'consumes';

/** A publication or subscription in the code; undefined event or verb when only running it could tell. */
export interface EventUse {
  file: string;
  /** The call in the source: `bus.publish`. */
  by: string;
  role?: EventRole;
  event?: string;
}

const ROLES_BY_CALL: Readonly<Record<string, EventRole>> = {
  'bus.publish': 'publishes',
  'bus.relay': 'publishes',
  'bus.on': 'consumes',
  'bus.stream': 'consumes',
  useBusEvent: 'consumes',
};

const VERBS: Readonly<Record<EventRole, string>> = { publishes: 'publishes', consumes: 'subscribes to' };

const FIRST_ARGUMENT = /^\s*\(\s*(["'`])([\w.]+)\1\s*[,)]/;

/** Classifies a use of the bus: `ids` as imported and accessed, `after` the source behind it. */
export function eventUse(file: string, ids: readonly string[], after: string): EventUse | undefined {
  const by = ids.join('.');
  if (by === 'raiseNotice') return { file, by, role: 'publishes', event: 'notice.raised' };
  const event = FIRST_ARGUMENT.exec(after)?.[2];
  const role = ROLES_BY_CALL[by];
  // the bus itself may be passed on, or all its events may be subscribed to
  return role || ids[0] === 'bus' ? { file, by, role, event } : undefined;
}

function missingEventName({ file, by }: EventUse): string {
  const eventCalls = 'bus.publish, bus.on, bus.stream or useBusEvent';
  return `${file} uses ${by} without saying which event: use ${eventCalls} with its name in quotes, which src/remote.ts is held to`;
}

/** Compares a remote's code with its `publishes` and `consumes`, one sentence per difference. */
export function eventFaults(
  uses: readonly EventUse[],
  definition: Pick<RemoteDefinition, 'publishes' | 'consumes'>,
): string[] {
  const missing = uses.flatMap((use) => {
    const { file, role, event } = use;
    if (!role || !event) return [missingEventName(use)];
    const isFirst = uses.find((other) => other.role === role && other.event === event) === use;
    return isFirst && !definition[role].some((known) => known === event)
      ? [`${file} ${VERBS[role]} ${event}, which is not among what src/remote.ts ${role}: add it there`]
      : [];
  });
  const unusedEvents = (['publishes', 'consumes'] as const).flatMap((role) =>
    definition[role]
      .filter((event) => !uses.some((use) => use.role === role && use.event === event))
      .map((event) => `src/remote.ts ${role} ${event}, which no code of it ${VERBS[role]}: take it out there`),
  );
  return [...missing, ...unusedEvents];
}
