import type { RemoteDefinition } from '@pignon/shared/contract';
import { HOST_PATHS } from '@pignon/shared/contract/host-paths';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { REMOTE_NAMES, rootOf } from '../build/packages';

/** `/contact/list/:type?` as an expression for whole addresses. */
const matcherOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

async function routesOf(name: string): Promise<string[]> {
  const { default: remote } = (await import(rootOf(`remote-${name}/src/remote.ts`))) as { default: RemoteDefinition };
  return remote.routes.flatMap((route) => ('redirect' in route ? [] : [route.path]));
}

test('every address of paths.ts is a page of the host or of a remote', async () => {
  const routes: readonly string[] = [...HOST_PATHS, ...(await Promise.all(REMOTE_NAMES.map(routesOf))).flat()];
  const matchers = routes.map(matcherOf);
  const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('task', '2')));
  expect(addresses.filter((address) => !matchers.some((matcher) => matcher.test(address)))).toEqual([]);
});
