import { REMOTES_BASE } from '../live-remote';

/** Whose code it is, by the address of its files. */
export interface CodeOrigin {
  remote: string;
  version: string;
}

const ADDRESS = /https?:\/\/[^\s)]+/;
const REMOTE_FILE = new RegExp(`${REMOTES_BASE}/([^/]+)/([^/]+)/([^/?#]+)`);
/** The first file of a remote: it runs the remote's modules as they are loaded, and nothing of a screen. */
const ENTRY = /^entry\./;

/**
 * The remote whose screen made a call, from the stack that begins with what was called. Nothing where the host's own code
 * made it, or where a module of the remote did while it was loaded: that happens once, and is meant to last.
 * @param stack as V8, Firefox or Safari write it
 */
export function screenThatCalled(stack: string): CodeOrigin | undefined {
  const [, ...callers] = stack.split('\n').flatMap((line) => ADDRESS.exec(line)?.[0] ?? []);
  const [remote, version] = REMOTE_FILE.exec(callers[0] ?? '')?.slice(1) ?? [];
  if (remote === undefined || version === undefined) return undefined;
  const loading = callers.some((address) => {
    const found = REMOTE_FILE.exec(address);
    return found?.[1] === remote && ENTRY.test(found[3] ?? '');
  });
  return loading ? undefined : { remote, version };
}
