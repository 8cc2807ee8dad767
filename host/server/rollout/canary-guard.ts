import type { Canary, Registry } from '@pignon/shared/contract/registry.schema';
import { decideCanary, type Verdict } from '@pignon/shared/domain/rollout/canary-guard';
import {
  GuardFiguresReply,
  type GuardFigures,
  type GuardNote,
} from '@pignon/shared/domain/rollout/canary-guard.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { carryOutVerdict, Superseded, type CanaryDecision } from '@pignon/platform/publish/canary-decisions';
import { API_TIMEOUT_MS } from '../identify-caller';
import { servedVersionsOf } from './execute-rollout-order';
import type { RolloutStore } from './rollout-store';

const CHECK_INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

export interface GuardParts {
  rollout: RolloutStore;
  apiUpstream: string;
  /** The host that this edge serves now. */
  host: () => HostFile;
  /** Logs decisions and errors. */
  say: (sentence: string) => void;
}

/** A canary that is raised automatically, beside a live version. */
interface AutomaticCanary {
  name: string;
  stable: string;
  canary: Canary;
  auto: NonNullable<Canary['auto']>;
}

const automaticCanariesIn = ({ remotes }: Registry): AutomaticCanary[] =>
  Object.entries(remotes).flatMap(([name, { stable, canary }]) =>
    stable !== null && canary?.auto ? [{ name, stable, canary, auto: canary.auto }] : [],
  );

async function fetchFigures(
  { name, stable, canary, auto }: AutomaticCanary,
  apiUpstream: string,
): Promise<GuardFigures> {
  const { since, stepSince } = auto;
  const query = new URLSearchParams({ remote: name, trial: canary.version, before: stable, since, stepSince });
  const answer = await fetch(`${apiUpstream}/api/remote/guard?${query.toString()}`, {
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the API answers ${answer.status} to the question for sessions of ${name}`);
  return GuardFiguresReply.parse(await answer.json());
}

async function writeJournalEntry(apiUpstream: string, entry: GuardNote): Promise<void> {
  const answer = await fetch(`${apiUpstream}/api/remote/guard`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the journal could not be told of ${entry.remote}: ${answer.status}`);
}

const VERDICT_TEXTS: Record<Verdict['verdict'], string> = {
  WAIT: 'waits',
  RAISE: 'is raised',
  BACK: 'is taken back',
  PROMOTE: 'is live',
};

function decisionText({ name, canary, verdict, why: { trial, before } }: CanaryDecision): string {
  const percentText = 'percent' in verdict ? ` to ${verdict.percent} %` : '';
  const sessionsText = ({ sessions, failing }: typeof trial) => `${failing} of ${sessions} sessions failed`;
  return `${name} ${canary.version} ${VERDICT_TEXTS[verdict.verdict]}${percentText}: ${sessionsText(trial)}, with the live version ${sessionsText(before)}`;
}

async function executeDecision(automaticCanary: AutomaticCanary, parts: GuardParts, now: Date): Promise<void> {
  const { name, canary, auto } = automaticCanary;
  const { rollout, apiUpstream, host, say } = parts;
  const { trial, before, stepSessions } = await fetchFigures(automaticCanary, apiUpstream);
  const minutes = (now.getTime() - Date.parse(auto.stepSince)) / MINUTE_MS;
  const verdict = decideCanary({ plan: auto, percent: canary.percent, minutes, trial, stepSessions, before });
  if (verdict.verdict === 'WAIT') return;
  const decision: CanaryDecision = { name, canary, verdict, why: { trial, before } };
  const servedVersions = async () => servedVersionsOf((await rollout.store.readRegistry()).remotes[name]);
  const previousVersions = await servedVersions();
  await carryOutVerdict(rollout.store, decision, host());
  say(decisionText(decision));
  await rollout.follow();
  await writeJournalEntry(apiUpstream, {
    remote: name,
    before: previousVersions,
    after: await servedVersions(),
    why: decision.why,
  });
}

/** Evaluates every automatic canary once; an error in one does not stop the others. */
export async function evaluateCanaries(parts: GuardParts, now = new Date()): Promise<void> {
  const registry = await parts.rollout.store.readRegistry();
  for (const automaticCanary of automaticCanariesIn(registry)) {
    await executeDecision(automaticCanary, parts, now).catch((error: unknown) => {
      // another process or a user changed the registry first
      if (error instanceof Superseded) return;
      parts.say(
        `the trial of ${automaticCanary.name} is not judged: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }
}

/**
 * Raises and ends automatic canaries while this edge runs. Their state is in the registry and the database, so that
 * another edge can continue; only one edge executes a decision.
 */
export function watchCanaries(parts: GuardParts, everyMs = CHECK_INTERVAL_MS): () => void {
  let last = '';
  const say = (sentence: string): void => {
    if (sentence !== last) parts.say(sentence);
    last = sentence;
  };
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const scheduleNext = (): void => {
    timer = setTimeout(() => {
      void evaluateCanaries({ ...parts, say })
        .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          if (!isStopped) scheduleNext();
        });
    }, everyMs);
  };
  scheduleNext();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
