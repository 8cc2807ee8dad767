/** Strategy of a request; undefined leaves it to the browser, as for all API calls. */
export type Kind = 'page' | 'file' | 'picture' | 'public';

const NOT_A_PAGE = /^\/(api|assets|remotes|emulator|identitytoolkit\.|securetoken\.|__\/)|\.[a-z0-9]{1,8}$/i;
const FILE = /^\/(assets\/.+|remotes\/[^/]+\/[^/]+\/.+)\.(js|css|woff2|png|svg|webp|jpe?g)$/;
/** Displayed sizes of property pictures; no originals, no documents of contacts. */
const PICTURE = /^\/api\/media\/file\/property\/[^/]+\/(XS|SM|MD|LG)\/[^/]+$/;
const PUBLIC = /^\/(missing\.png|favicon\.svg|icon-\d+\.png|i18n\/\w+\.json)$/;

/** Properties of a request that decide its strategy. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'>;

export function requestKindOf({ method, mode, url }: RequestFacts, origin: string): Kind | undefined {
  const { pathname, search, origin: from } = new URL(url);
  if (method !== 'GET' || from !== origin) return undefined;
  if (mode === 'navigate') return NOT_A_PAGE.test(pathname) ? undefined : 'page';
  if (PICTURE.test(pathname)) return 'picture';
  // `?retry=1` bypasses caches
  if (search !== '') return undefined;
  if (FILE.test(pathname)) return 'file';
  return PUBLIC.test(pathname) ? 'public' : undefined;
}
