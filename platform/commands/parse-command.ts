import { parseArgs } from 'node:util';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import { GUARD_DEFAULTS, isRising, type GuardPlan } from '@pignon/shared/domain/rollout/canary-guard';
import type { CanaryOrder } from '@pignon/platform/publish/live-versions';

type Env = Readonly<Record<string, string | undefined>>;

const OPTIONS = {
  host: { type: 'string' },
  percent: { type: 'string' },
  roles: { type: 'string' },
  emails: { type: 'string' },
  auto: { type: 'string' },
  sessions: { type: 'string' },
  minutes: { type: 'string' },
  keep: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Number of last revisions whose versions are kept. */
const MAX_REVISIONS = 20;

/** Parsed command line. */
export interface ParsedCommand {
  /** Remote and version, as far as they were named. */
  name: string | undefined;
  version: string | undefined;
  /** Address of the live host; by default the host built here. */
  hostUrl: string | undefined;
  /** Audience, when given. */
  offer: CanaryOrder | undefined;
  /** Number of revisions to keep when old versions are pruned. */
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

function countOf(text: string, option: string, min: number): number {
  if (!/^\d+$/.test(text) || Number(text) < min) throw new Error(`--${option} is a number from ${min}, not ${text}`);
  return Number(text);
}

/** Parses the automatic raise of a canary, if any. */
function planOf({ auto, sessions, minutes }: Partial<Record<'auto' | 'sessions' | 'minutes', string>>) {
  if (auto === undefined) {
    if (sessions !== undefined || minutes !== undefined) throw new Error('--sessions and --minutes go with --auto');
    return undefined;
  }
  const steps = auto.split(',').map((step) => Number(step.trim().replace(/%$/, '') || Number.NaN));
  if (!steps.every((step) => step > 0 && step <= 100) || !isRising(steps)) {
    throw new Error(`--auto is shares that rise, 5,25,100 for example, not ${auto}`);
  }
  return {
    steps,
    sessions: sessions === undefined ? GUARD_DEFAULTS.sessions : countOf(sessions, 'sessions', 1),
    minutes: minutes === undefined ? GUARD_DEFAULTS.minutes : countOf(minutes, 'minutes', 0),
  } satisfies GuardPlan;
}

/** Builds the audience from options; undefined without any. A plan starts with its first share. */
function offerOf(options: Partial<Record<keyof typeof OPTIONS, string | boolean>>): CanaryOrder | undefined {
  const { percent, roles, emails, auto, sessions, minutes } = options as Partial<Record<string, string>>;
  const plan = planOf({ auto, sessions, minutes });
  if (plan && percent !== undefined) throw new Error('--auto says the shares: leave --percent out');
  if ((percent ?? roles ?? emails ?? auto) === undefined) return undefined;
  return {
    percent: plan?.steps[0] ?? (percent === undefined ? 0 : percentOf(percent)),
    roles: wordsIn(roles).map(roleOf),
    emails: wordsIn(emails).map(emailOf),
    ...(plan ? { auto: plan } : {}),
  };
}

function keepOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new Error(`--keep is a number of revisions from 1, not ${text}`);
  return Number(text);
}

/** Parses a command line. @throws a sentence for an invalid one */
export function parseCommand(args: readonly string[], env: Env): ParsedCommand {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [name, version, ...more] = positionals;
  if (more.length > 0) throw new Error(`${more.join(' ')} is not understood`);
  const { host } = values;
  return {
    name,
    version,
    hostUrl: host ?? env.HOST_URL,
    keep: values.keep === undefined ? MAX_REVISIONS : keepOf(values.keep),
    dryRun: values['dry-run'] ?? false,
    offer: offerOf(values),
  };
}
