/** Address at which the edge describes the live host. */
export const HOST_URL = '/host.json';

/** Address prefix of the host's files. */
export const ASSETS = '/assets/';

/** `host.json`, written by the host's build for the edge and for the checks at publish. */
export interface HostFile {
  contract: string;
  /** API version the host was built against. */
  api: string;
  /** The first script and its style sheets, relative to the host's folder. */
  main: string;
  /** Script with the page's early calls; missing in older hosts. */
  early?: string;
  styles: string[];
  /** Files of each lazily loaded part, by entry point (`@pignon/shared/ui/table`) or chunk name. */
  pieces: Record<string, { files: string[]; needs: string[] }>;
  /** Shared modules and the versions offered to remotes. */
  provides: Record<string, string>;
  integrity: Record<string, string>;
  /** Set where it was built for development: changed components of a remote can be swapped in place. */
  refresh?: true;
  /** Set by hosts that create the Trusted Types policy, and so work where it is enforced. */
  trustedTypes?: true;
}

/** Id of the page's style element with the font faces, which do not apply until the first paint. */
export const FONT_FACES_ELEMENT = 'host-fonts';
