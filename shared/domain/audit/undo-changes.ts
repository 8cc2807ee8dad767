interface Change {
  path: string;
  before: unknown;
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Without the items that an undone addition leaves empty; no list of the product holds nothing. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null && item !== undefined).map(withoutGaps);
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutGaps(child)]));
}

function put(entity: Branch, { path, before }: Change, maps: readonly string[]): void {
  const segments = path.split('.');
  const last = segments.pop() ?? '';
  let parent: Branch = entity;
  for (const segment of segments) {
    if (!isBranch(parent[segment])) parent[segment] = {};
    parent = parent[segment] as Branch;
  }
  // An entry of a map that was not there is gone again; a field that was empty is empty again.
  if (before === null && maps.includes(segments.join('.'))) Reflect.deleteProperty(parent, last);
  else parent[last] = structuredClone(before);
}

/**
 * An entity as it was before changes that the journal tells of; `maps` are the places whose keys come and go. The entity
 * given is left as it is.
 */
export function undoChanges<Entity extends object>(
  entity: Entity,
  changes: readonly Change[],
  maps: readonly string[],
): Entity {
  const copy = structuredClone(entity);
  for (const change of changes) put(copy as Branch, change, maps);
  return withoutGaps(copy) as Entity;
}
