import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { ClientErrorGroup } from '@pignon/shared/domain/client-error/client-error.schema';
import { namedVersions } from '../serving/served-versions';
import { note, problem, type Finding } from './finding';

const DAY_MS = 86_400_000;
/** Number of equal errors per day that counts as a problem. */
const PROBLEM_COUNT = 10;

/** Start of the period of reports to read: one day. */
export const reportsSince = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString();

/** Findings from browser errors of the last day, for versions that pages may get: live, canary or fallback. */
export function reportFindings(groups: readonly ClientErrorGroup[], { remotes }: Registry): Finding[] {
  return groups.flatMap(({ remote, version, message, count, errorId, route }) => {
    const entry = remotes[remote];
    if (remote !== 'host' && !(entry && namedVersions(entry).includes(version))) return [];
    const sentence = `browsers report ${count} × of ${remote} ${version} at ${route}: ${message.slice(0, 120)}`;
    const isServedFirst = version === entry?.stable || version === entry?.canary?.version;
    const advice = isServedFirst ? `npm run remotes -- rollback ${remote}, or look` : 'look';
    return [(count >= PROBLEM_COUNT ? problem : note)(sentence, `${advice} at ${errorId} in /admin/journal`)];
  });
}
