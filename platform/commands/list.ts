import type {
  Canary,
  HistoryLine,
  Registry,
  RegistryEntry,
  RegistryVersion,
} from '@pignon/shared/contract/registry.schema';
import { newestFirst } from '../publish/newest-first';

const MAX_HISTORY_ENTRIES = 5;

const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function trialOf({ percent, roles, emails, auto }: Canary): string {
  const steps = auto ? `, raised by itself: ${auto.steps.join(', ')} %` : '';
  return `under trial for ${[`${percent} %`, ...roles, ...emails].join(', ')}${steps}`;
}

/** Explains a decision of the canary guard. */
function reasonOf({ why }: HistoryLine): string {
  if (!why) return '';
  const { trial, before } = why;
  return `: ${trial.failing} of ${trial.sessions} sessions failed, ${before.failing} of ${before.sessions} with the live version`;
}

function markOf({ stable, previous, canary }: RegistryEntry, version: string): string {
  if (version === stable) return 'live';
  if (canary?.version === version) return trialOf(canary);
  return version === previous ? 'before' : '';
}

function versionLine(version: string, mark: string, published: RegistryVersion): string {
  const { bytes, publishedAt, publishedBy, descriptor } = published;
  const weight = bytes ? `entry ${kilobytes(bytes.entry)}, heaviest page ${kilobytes(bytes.heaviest)}` : 'not weighed';
  return [
    `  ${version}`,
    mark.padEnd(6),
    `contract ${descriptor.contract}, API ${descriptor.api}`,
    weight,
    `${minute(publishedAt)} by ${publishedBy ?? 'somebody'}`,
  ].join('  ');
}

/** Lists every published version, newest first, and the latest history of each remote. */
export function listLines({ revision, remotes }: Registry, only?: string): string[] {
  const selectedRemotes = Object.entries(remotes).filter(([name]) => only === undefined || name === only);
  if (only !== undefined && selectedRemotes.length === 0) {
    throw new Error(`no remote is called ${only}; known: ${Object.keys(remotes).join(', ')}`);
  }
  return [
    `registry revision ${revision}`,
    ...selectedRemotes.flatMap(([name, entry]) => [
      name,
      ...newestFirst(entry).map(([version, published]) => versionLine(version, markOf(entry, version), published)),
      ...(entry.history ?? [])
        .slice(-MAX_HISTORY_ENTRIES)
        .map((line) => `    ${minute(line.at)}  ${line.did} ${line.version} by ${line.by}${reasonOf(line)}`),
    ]),
  ];
}
