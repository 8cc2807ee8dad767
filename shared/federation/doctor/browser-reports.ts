import type { Registry } from '../../contract/registry.schema';
import type { ClientErrorGroup } from '../../domain/client-error/client-error.schema';
import { note, problem, type Finding } from './finding';

const DAY_MS = 86_400_000;
/** So many failures a day of one kind are no chance. */
const MANY = 10;

/** What browsers told in the last day of versions that are live or under trial. */
export function reportFindings(groups: readonly ClientErrorGroup[], { remotes }: Registry, now: Date): Finding[] {
  return groups.flatMap(({ remote, version, message, count, last, errorId, route }) => {
    const entry = remotes[remote];
    const running = version === entry?.stable || version === entry?.canary?.version || remote === 'host';
    if (!running || now.getTime() - Date.parse(last) > DAY_MS) return [];
    const said = `browsers report ${count} × of ${remote} ${version} at ${route}: ${message.slice(0, 120)}`;
    const back = remote === 'host' ? 'look' : `npm run remotes -- rollback ${remote}, or look`;
    return [(count >= MANY ? problem : note)(said, `${back} at ${errorId} in /admin/journal`)];
  });
}
