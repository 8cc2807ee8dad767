import type { Registry } from '@pignon/shared/contract/registry.schema';
import { hasIntegrity } from '../store/file-integrity';
import type { Catalogue, LiveRemote } from '@pignon/shared/federation/live-remote';
import { note, problem, type Finding } from './finding';

/** Responses of a running edge. */
export interface EdgeResponses {
  revision: number;
  catalogue: Catalogue;
  /** Fetches a file; undefined when it is not served. */
  file: (path: string) => Promise<Buffer | undefined>;
}

async function entryFinding(
  { file }: EdgeResponses,
  { name, version, entry, integrity }: LiveRemote,
): Promise<Finding[]> {
  const content = await file(entry);
  if (content && (!integrity || hasIntegrity(content, integrity))) return [];
  const failure = content ? 'sends another file than was published' : 'does not send';
  return [
    problem(
      `the live host ${failure} as ${entry}: ${name} cannot start`,
      `look at its log, or rollback ${name} ${version}`,
    ),
  ];
}

function catalogueFindings({ remotes }: Registry, { catalogue }: EdgeResponses): Finding[] {
  return Object.entries(remotes).flatMap(([name, { stable }]) => {
    const live = catalogue.remotes[name];
    if (!stable) return [note(`${name} has no live version`, `npm run remotes -- promote ${name}`)];
    if (!live) return [problem(`the live host does not offer ${name}`, 'is its store another one? see STORE_DIR')];
    if (live.refused) return [problem(`the live host refuses ${name}: ${live.refused}`, 'publish the host first')];
    if (live.version === stable) return [];
    return [
      problem(`${name} ${stable} is live, but the host gives out ${live.version}`, `build ${name} against that host`),
    ];
  });
}

function canaryFindings({ remotes }: Registry, { catalogue }: EdgeResponses): Finding[] {
  return Object.entries(remotes).flatMap(([name, { canary }]) => {
    const offeredVersion = catalogue.trials?.[name]?.remote.version;
    if (!canary || offeredVersion === canary.version) return [];
    const offered = offeredVersion ? `${offeredVersion} instead` : 'it to nobody';
    return [
      problem(
        `${name} ${canary.version} is under trial, but the host offers ${offered}`,
        `build ${name} against that host, or npm run remotes -- rollback ${name} ends the trial`,
      ),
    ];
  });
}

function revisionFindings({ revision }: Registry, edge: EdgeResponses): Finding[] {
  if (edge.revision === revision) return [];
  const message = `the live host is at revision ${edge.revision} and the store at ${revision}`;
  return [problem(message, 'it follows within seconds; if not, its STORE_DIR or STORE_URL names another store')];
}

/** Compares a running edge with the store. */
export async function liveEdgeFindings(registry: Registry, edge: EdgeResponses): Promise<Finding[]> {
  const { remotes, trials = {} } = edge.catalogue;
  const entries = [...Object.values(remotes), ...Object.values(trials).map(({ remote }) => remote)];
  return [
    ...revisionFindings(registry, edge),
    ...catalogueFindings(registry, edge),
    ...canaryFindings(registry, edge),
    ...(await Promise.all(entries.map((remote) => entryFinding(edge, remote)))).flat(),
  ];
}
