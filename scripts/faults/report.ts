import type { Fault, Need } from '../../e2e/faults/fault';
import type { Evidence } from '../../e2e/faults/evidence-recorder';

/** Result of one fault: verified statements, why it stopped early, or what the machine lacks. */
export interface Outcome {
  fault: Pick<Fault, 'name' | 'healsWithin'>;
  evidence: Evidence;
  failure?: string;
  missingNeed?: Need;
}

export type FaultVerdict = 'held' | 'not held' | 'not tried';

const MAX_RECOVERY_S = 30;
const WORD_OF_NEED: Readonly<Record<Need, string>> = {
  postgres: 'no PostgreSQL answers',
  mount: 'this account may not mount a file system',
};

/** Returns why a fault check failed; undefined for success. Missing evidence is a failure. */
export function failureReason({ fault, evidence, failure }: Outcome): string | undefined {
  if (failure !== undefined) return failure;
  if (evidence.done.length === 0) return 'nothing was done';
  if (evidence.seen.length === 0) return 'nobody looked at the screen';
  if (evidence.kept.length === 0) return 'nobody looked at what is kept';
  if (!evidence.healed) return 'it did not heal';
  const limit = fault.healsWithin ?? MAX_RECOVERY_S;
  const { seconds } = evidence.healed;
  return seconds > limit ? `healed after ${seconds.toFixed(1)} s, not within ${limit}` : undefined;
}

export function verdictOf(outcome: Outcome): FaultVerdict {
  if (outcome.missingNeed) return 'not tried';
  return failureReason(outcome) === undefined ? 'held' : 'not held';
}

/** First line of a message without colours, for a table cell. */
const cell = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/\u001b\[\d+m/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('|', '\\|')
    .trim();

const COLUMNS = ['fault', 'what was done', 'what the user saw', 'what was kept', 'how it healed', 'after', 'held'];

function rowOf(outcome: Outcome): string[] {
  const { fault, evidence, missingNeed } = outcome;
  const { healed } = evidence;
  const verdict = verdictOf(outcome);
  const because = missingNeed ? WORD_OF_NEED[missingNeed] : verdict === 'held' ? '' : failureReason(outcome);
  return [
    fault.name,
    evidence.done.join('; '),
    evidence.seen.map((sentence) => `« ${sentence} »`).join(' '),
    evidence.kept.join('; '),
    healed?.description ?? '',
    healed ? `${healed.seconds.toFixed(1)} s` : '',
    because ? `${verdict}: ${because}` : verdict,
  ];
}

/** Markdown table of all faults, with their number. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const count = (verdict: FaultVerdict) => outcomes.filter((outcome) => verdictOf(outcome) === verdict).length;
  return [
    line(COLUMNS),
    line(COLUMNS.map(() => '---')),
    ...outcomes.map((outcome) => line(rowOf(outcome))),
    '',
    `${count('held')} held, ${count('not held')} not held, ${count('not tried')} not tried`,
  ].join('\n');
}

/** 1 when a fault check failed, or none ran. */
export function exitCodeOf(outcomes: readonly Outcome[]): number {
  const verdicts = outcomes.map(verdictOf);
  return verdicts.includes('not held') || !verdicts.includes('held') ? 1 : 0;
}
