import type { BrowserContext } from '@playwright/test';
import { CATALOGUE_BLOCK, type Catalogue, type LiveRemote } from '@pignon/shared/federation/live-remote';

const BLOCK = new RegExp(`(<script type="application/json" id="${CATALOGUE_BLOCK}">)(.*?)(</script>)`, 's');

/** A remote of the same size under another name, without menu entries, at addresses of its own. */
function copyOf(remote: LiveRemote, name: string): LiveRemote {
  const prefixed = (path: string): string => `/${name}${path}`;
  const routes = remote.routes.map((route) => ({
    ...route,
    path: prefixed(route.path),
    ...('redirect' in route ? { redirect: prefixed(route.redirect) } : {}),
  }));
  return { ...remote, name, routes, menu: [] };
}

/** Adds copies of the live remotes to a catalogue until it has `count`. */
export function withRemotes(catalogue: Catalogue, count: number): Catalogue {
  const remotes = Object.values(catalogue.remotes);
  const copies = Array.from({ length: Math.max(0, count - remotes.length) }, (_, index) => {
    const name = `copy${index}`;
    return [name, copyOf(remotes[index % remotes.length]!, name)] as const;
  });
  return { ...catalogue, remotes: { ...catalogue.remotes, ...Object.fromEntries(copies) } };
}

/** Serves the pages of an origin with a catalogue of `count` remotes. */
export async function serveMoreRemotes(context: BrowserContext, count: number): Promise<void> {
  await context.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const page = await response.text();
      if (!BLOCK.test(page)) throw new Error('The page has no catalogue.');
      const body = page.replace(BLOCK, (_, start: string, json: string, end: string) => {
        const catalogue = withRemotes(JSON.parse(json) as Catalogue, count);
        return `${start}${JSON.stringify(catalogue).replaceAll('<', '\\u003c')}${end}`;
      });
      return route.fulfill({ response, body });
    },
  );
}
