import { parseArgs } from 'node:util';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import type { CanaryOrder } from '@pignon/platform/publish/live-versions';

type Env = Readonly<Record<string, string | undefined>>;

const OPTIONS = {
  host: { type: 'string' },
  percent: { type: 'string' },
  roles: { type: 'string' },
  emails: { type: 'string' },
  keep: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Old versions stay while one of so many last revisions gave them out. */
const REVISIONS_KEPT = 20;

/** What was typed after the command. */
export interface Order {
  /** Remote and version, as far as they were named. */
  name: string | undefined;
  version: string | undefined;
  /** Address of the live host; without it the one that was built here stands for it. */
  hostUrl: string | undefined;
  /** For whom, where any of that was said. */
  offer: CanaryOrder | undefined;
  /** How many revisions to look back when old versions are removed. */
  keep: number;
  dryRun: boolean;
}

const wordsIn = (text = ''): string[] => text.split(',').flatMap((word) => word.trim() || []);

function roleOf(word: string): Role {
  const role = ROLES.find((known) => known === word.toUpperCase());
  if (!role) throw new Error(`no role is called ${word}; roles are ${ROLES.join(', ')}`);
  return role;
}

function emailOf(word: string): string {
  if (!/^[^@\s]+@[^@\s]+$/.test(word)) throw new Error(`${word} is no e-mail address`);
  return word;
}

function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (text === '' || !(percent >= 0 && percent <= 100)) throw new Error(`--percent is 0 to 100, not ${text}`);
  return percent;
}

function keepOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new Error(`--keep is a number of revisions from 1, not ${text}`);
  return Number(text);
}

/** Reads a command line. @throws with a sentence for what is not understood */
export function readOrder(args: readonly string[], env: Env): Order {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [name, version, ...more] = positionals;
  if (more.length > 0) throw new Error(`${more.join(' ')} is not understood`);
  const { host, percent, roles, emails } = values;
  const offered = percent ?? roles ?? emails;
  return {
    name,
    version,
    hostUrl: host ?? env.HOST_URL,
    keep: values.keep === undefined ? REVISIONS_KEPT : keepOf(values.keep),
    dryRun: values['dry-run'] ?? false,
    offer:
      offered === undefined
        ? undefined
        : {
            percent: percent === undefined ? 0 : percentOf(percent),
            roles: wordsIn(roles).map(roleOf),
            emails: wordsIn(emails).map(emailOf),
          },
  };
}
