import { REMOTES_BASE } from '@pignon/shared/federation/live-remote';
import { ASSETS } from '@pignon/shared/federation/host-file';

/** A script of the product in a stack line, with its position. */
export interface Frame {
  /** Name and version of a remote; undefined for a script of the host. */
  of: { name: string; version: string } | undefined;
  file: string;
  /** Line and column count from 1. */
  line: number;
  column: number;
  /** Name of the function in the browser. */
  called: string | undefined;
}

/**
 * `https://…/entry.js:1:234`, at the end or in brackets; reports shorten queries to `?…`. The script that stands in the
 * page has no origin: `/assets/early.js:1:234`.
 */
const POSITION = /((?:[a-z][\w+.-]*:\/|(?<=[\s(@]))\/[^\s()]+?):(\d{1,9}):(\d{1,9})\)?$/i;
const ANY_ORIGIN = 'https://host.invalid';
const REMOTE_SCRIPT_PATH = new RegExp(`^${REMOTES_BASE}/([^/]+)/([^/]+)/(.+)$`);
/** Chromium writes `at new Name (`, `at async Name (`; Firefox and Safari write `Name@`. */
const FUNCTION_NAME = /^\s*(?:at (?:async |new )*(?:[\w$#<>[\]]+\.)*([\w$]+) .*\(|(?:[\w$<>/*.]+[./])?([\w$]+)[/<]*@)/;

/** Parses a line of a stack: a script of the product, somebody else's, or no position. */
export function readStackLine(raw: string): Frame | 'foreign' | undefined {
  const [, address, line, column] = POSITION.exec(raw.trimEnd()) ?? [];
  if (address === undefined || !URL.canParse(address, ANY_ORIGIN)) return undefined;
  const { protocol, pathname } = new URL(address, ANY_ORIGIN);
  const [, name, version, ofRemote] = REMOTE_SCRIPT_PATH.exec(pathname) ?? [];
  const file = ofRemote ?? (pathname.startsWith(ASSETS) ? pathname.slice(ASSETS.length) : undefined);
  if (!/^https?:$/.test(protocol) || file === undefined) return 'foreign';
  const [, chromium, firefox] = FUNCTION_NAME.exec(raw) ?? [];
  return {
    of: name !== undefined && version !== undefined ? { name, version } : undefined,
    file,
    line: Number(line),
    column: Number(column),
    called: chromium ?? firefox,
  };
}
