interface Change {
  path: string;
  before: unknown;
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Removes items left empty by an undone addition; no list contains empty items. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null && item !== undefined).map(withoutGaps);
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutGaps(child)]));
}

function setAtPath(entity: Branch, { path, before }: Change, maps: readonly string[]): void {
  const segments = path.split('.');
  const last = segments.pop() ?? '';
  let parent: Branch = entity;
  for (const segment of segments) {
    if (!isBranch(parent[segment])) parent[segment] = {};
    parent = parent[segment] as Branch;
  }
  // undo removes a map entry that was added, and empties a field that was empty
  if (before === null && maps.includes(segments.join('.'))) Reflect.deleteProperty(parent, last);
  else parent[last] = structuredClone(before);
}

/** Computes an entity before journaled changes, without changing it; `maps` are objects whose keys are data. */
export function undoChanges<Entity extends object>(
  entity: Entity,
  changes: readonly Change[],
  maps: readonly string[],
): Entity {
  const copy = structuredClone(entity);
  for (const change of changes) setAtPath(copy as Branch, change, maps);
  return withoutGaps(copy) as Entity;
}
