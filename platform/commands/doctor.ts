import type { ClientErrorGroup } from '@pignon/shared/domain/client-error/client-error.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import { reportFindings, reportsSince } from '../doctor/browser-reports';
import { compositionFindings } from '../doctor/composition';
import { note, problem, type Finding } from '../doctor/finding';
import { liveEdgeFindings } from '../doctor/live-edge';
import { missingMapFindings } from '../doctor/missing-maps';
import { storedFileFindings } from '../doctor/stored-files';
import { CATALOGUE_URL, type Catalogue } from '@pignon/shared/federation/live-remote';
import type { Task } from './task';
import { askHost } from './live-host';
import { tokenAt } from './sign-in';

const REPORTS = '/api/client-error?pageSize=100&since=';

async function fileAt(hostUrl: string, path: string): Promise<Buffer | undefined> {
  const answer = await fetch(new URL(path, hostUrl)).catch(() => undefined);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

async function checkEdge(hostUrl: string, registry: Registry): Promise<Finding[]> {
  const { revision } = await askHost<{ revision: number }>(hostUrl, '/healthz');
  const catalogue = await askHost<Catalogue>(hostUrl, CATALOGUE_URL);
  return liveEdgeFindings(registry, { revision, catalogue, file: (path) => fileAt(hostUrl, path) });
}

async function checkReports(hostUrl: string, registry: Registry): Promise<Finding[]> {
  const { DOCTOR_EMAIL: email, DOCTOR_PASSWORD: password } = process.env;
  if (!email || !password) {
    return [
      note('what browsers report was not read', 'set DOCTOR_EMAIL and DOCTOR_PASSWORD to a manager’s or support’s'),
    ];
  }
  const authorization = `Bearer ${await tokenAt(hostUrl, email, password)}`;
  const { content } = await askHost<{ content: ClientErrorGroup[] }>(hostUrl, REPORTS + reportsSince(new Date()), {
    headers: { authorization },
  });
  return reportFindings(content, registry);
}

/** Turns a failed check into a finding, so that the other checks still run. */
function asFindings(check: Promise<Finding[]>): Promise<Finding[]> {
  return check.catch((error: unknown) => [
    problem(error instanceof Error ? error.message : String(error), 'make it answer, then ask the doctor again'),
  ]);
}

/** Compares registry, store, live host and browsers' reports. Ends with an error when the product is at risk. */
export async function doctor({ store, hostUrl, liveHost }: Task): Promise<void> {
  const registry = await store.readRegistry();
  const checks = [
    storedFileFindings(store, registry),
    missingMapFindings(store, registry),
    liveHost().then((host) => compositionFindings(registry, host)),
    ...(hostUrl ? [checkEdge(hostUrl, registry), checkReports(hostUrl, registry)] : []),
  ];
  const found = (await Promise.all(checks.map(asFindings))).flat();
  if (!hostUrl) found.push(note('no running host was looked at', '--host http://localhost:8080 names one'));
  const problems = found.filter(({ level }) => level === 'problem');
  for (const { level, message, fix } of [...problems, ...found.filter((one) => !problems.includes(one))]) {
    console.log(`${level === 'problem' ? 'PROBLEM' : 'note   '} ${message}\n        fix: ${fix}`);
  }
  const remotes = Object.keys(registry.remotes).length;
  console.log(
    `revision ${registry.revision}: ${remotes} remotes, ${problems.length} problems, ${found.length - problems.length} notes`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
