/** Strategy of a request; undefined leaves it to the browser, as for all API calls. */
export type Kind = 'page' | 'file' | 'picture' | 'public';

const NON_PAGE_PATH = /^\/(api|assets|remotes|emulator|identitytoolkit\.|securetoken\.|__\/)|\.[a-z0-9]{1,8}$/i;
const FILE_PATH = /^\/(assets\/.+|remotes\/[^/]+\/[^/]+\/.+)\.(js|css|woff2|png|svg|webp|jpe?g)$/;
/** Displayed sizes of property pictures; no originals, no documents of contacts. */
const PICTURE_PATH = /^\/api\/media\/file\/property\/[^/]+\/(XS|SM|MD|LG)\/[^/]+$/;
const PUBLIC_FILE_PATH = /^\/(missing\.png|favicon\.svg|icon-\d+\.png|i18n\/\w+\.json)$/;

/** Properties of a request that decide its strategy. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'url'>;

export function requestKindOf({ method, mode, url }: RequestFacts, origin: string): Kind | undefined {
  const { pathname, search, origin: requestOrigin } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  if (mode === 'navigate') return NON_PAGE_PATH.test(pathname) ? undefined : 'page';
  if (PICTURE_PATH.test(pathname)) return 'picture';
  // `?retry=1` bypasses caches
  if (search !== '') return undefined;
  if (FILE_PATH.test(pathname)) return 'file';
  return PUBLIC_FILE_PATH.test(pathname) ? 'public' : undefined;
}
