import { parseArgs } from 'node:util';

export const USAGE = `npm run new-remote -- NAME [--fr TITLE] [--en TITLE] [--owner TEAM] [--host URL]
npm run new-remote -- NAME --outside DIR [--fr TITLE] [--en TITLE] [--owner TEAM]
  writes remote-NAME, installs, builds and publishes it, so that a running product shows it
  --fr, --en   what menus call it in either language; NAME with a capital when left out
  --owner      whom to call when it fails; "Équipe TITLE" when left out
  --outside    writes it as a project of its own into DIR, with what it is built with as tarballs; nothing of it is installed or published
  --host       the live host to publish to, http://localhost:PORT when left out
The store is where npm start or npm run remotes looks for it: DATA_DIR, STORE_DIR or STORE_URL.`;

const OPTIONS = {
  fr: { type: 'string' },
  en: { type: 'string' },
  owner: { type: 'string' },
  host: { type: 'string' },
  outside: { type: 'string' },
} as const;

/** Names of the new remote. */
export interface Identity {
  name: string;
  titles: { fr: string; en: string };
  owner: string;
}

export interface NewRemoteOptions extends Identity {
  /** Address of the live host; by default the host built here. */
  hostUrl: string | undefined;
  /** Folder of a separate project; undefined for a remote of this tree. */
  outside: string | undefined;
}

/** Formats words as the product prints them. @throws for characters not allowed in a title */
function formatTitle(text: string, option: string): string {
  const words = text.trim().replaceAll("'", '’');
  if (/^[\p{L}\p{N}][\p{L}\p{N}’ -]{0,39}$/u.test(words)) return words;
  throw new Error(`--${option} is up to 40 letters, digits, spaces, hyphens and apostrophes, not "${text}"`);
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Parses a command line. @throws a sentence for an invalid one */
export function parseNewRemoteOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(USAGE);
  const fr = values.fr === undefined ? capital(name) : formatTitle(values.fr, 'fr');
  const en = values.en === undefined ? capital(name) : formatTitle(values.en, 'en');
  const owner = values.owner === undefined ? `Équipe ${fr}` : formatTitle(values.owner, 'owner');
  const order: NewRemoteOptions = {
    name,
    titles: { fr, en },
    owner,
    hostUrl: values.host ?? env.HOST_URL,
    outside: values.outside,
  };
  return order;
}
