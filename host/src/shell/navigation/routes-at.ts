function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const firstPart = (path: string): string => path.split('/').find((part) => part !== '') ?? '';

/** True for a first part that matches more than one text, or none: `:id`, `*`, `part?`. */
const isPattern = (part: string): boolean => /^[:*]|\?$/.test(part);

/**
 * The routes that may match an address, by its first part. The router compiles every route that it is given each time: with
 * fifty remotes 500, before the first row of data.
 */
export function routesAt<T extends { path?: string }>(routes: readonly T[], pathname: string): T[] {
  const part = decoded(firstPart(pathname)).toLowerCase();
  return routes.filter(({ path = '' }) => {
    const first = firstPart(path);
    return isPattern(first) || first.toLowerCase() === part;
  });
}
