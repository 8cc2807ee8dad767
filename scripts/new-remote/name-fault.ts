import { REMOTE_NAME } from '@pignon/shared/contract/remote-name';
import { HOST_PATHS } from '@pignon/shared/contract/host-paths';
import { SHARED_MESSAGES } from '../build/messages';

/** Paths answered by the edge, at which no page could be requested. */
const EDGE_WORDS = ['api', 'assets', 'remotes', 'i18n', 'emulator', 'healthz', 'readyz'];

/** Reserved words: a remote's name is used in identifiers and as an object key. */
const SCRIPT_WORDS = new Set(
  `await async break case catch class const constructor continue debugger default delete do else enum export extends
  false finally for function if implements import in instanceof interface let new null package private protected public
  return static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
);

/** Names in use. */
export interface NamesInUse {
  /** Remotes of this tree. */
  remotes: readonly string[];
  /** Live and canary remotes in the store, possibly published from elsewhere. */
  published: readonly string[];
  /** Owner of each path's first segment: `visit` to `activity`. */
  paths: ReadonlyMap<string, string>;
}

const headOf = (path: string): string => path.split('/')[1] ?? '';

/** Converts a word to a valid name; undefined when nothing is left. */
function suggestion(name: string): string {
  const word = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return REMOTE_NAME.test(word) ? `: ${word}` : '';
}

/** Why a remote cannot have this name, in a sentence; undefined when it can. */
export function nameFault(name: string, { remotes, published, paths }: NamesInUse): string | undefined {
  if (!REMOTE_NAME.test(name)) {
    return `"${name}" cannot be a remote's name: choose one word of 2 to 31 letters a to z and digits, a letter first${suggestion(name)}`;
  }
  if (remotes.includes(name)) {
    return `remote-${name} exists: choose another name, or publish it with npm run remotes -- publish ${name}`;
  }
  if (published.includes(name)) return `the store holds a remote ${name} already: choose another name`;
  if (name === 'example') return 'example is the name of the template: choose another';
  if (name === 'common' || Object.hasOwn(SHARED_MESSAGES, name)) {
    return `the house keeps texts of its own under ${name}: choose another name`;
  }
  if (SCRIPT_WORDS.has(name)) return `${name} is a word of JavaScript: choose another name`;
  const hostWords = [...HOST_PATHS.map(headOf), ...EDGE_WORDS];
  const owner = hostWords.includes(name) ? 'the host' : paths.get(name);
  return owner && `/${name} belongs to ${owner}: choose another name`;
}

/** First segments of the paths that remotes own. */
export function pathOwners(remotes: readonly { name: string; routes: readonly { path: string }[] }[]) {
  return new Map(remotes.flatMap(({ name, routes }) => routes.map(({ path }) => [headOf(path), name] as const)));
}
