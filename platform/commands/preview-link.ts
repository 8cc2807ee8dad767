import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { HostVersions } from '@pignon/shared/federation/host-compatibility';
import { previewAddress, type PreviewedVersion, type PreviewRefusal } from '@pignon/shared/federation/preview/preview';
import { newestFirst } from '../publish/newest-first';
import { previewFor } from '../serving/preview-for';
import { Refused } from '../store/change-registry';

/** Address of `npm start`, used unless a host is named. */
const LOCAL_HOST = `http://localhost:${process.env.PORT ?? 8080}`;

const REFUSAL_TEXTS: Readonly<Record<Exclude<PreviewRefusal, 'unsuited'>, string>> = {
  unknown: 'it is not published; npm run remotes -- list shows what is',
  live: 'it is live: everybody has it',
  takenBack: 'it was taken back; npm run remotes -- promote makes it live all the same',
  replaced: 'it was live, and another took its place',
};

type Route = { path: string; page: unknown } | { path: string; redirect: string };

/** Path of a page that names no record, else the home page. */
export function pageWithoutRecord(routes: readonly Route[]): string {
  const paths = routes.flatMap((route) => ('page' in route ? route.path.replace(/\/:\w+\?/g, '') : []));
  return paths.find((path) => !path.includes(':')) ?? '/';
}

/** Returns a remote's last published version. @throws when there is none */
export function newestOf({ remotes }: Registry, name: string): string {
  const [newest] = newestFirst({ versions: remotes[name]?.versions ?? {} });
  if (!newest) throw new Error(`nothing is published of ${name}; known: ${Object.keys(remotes).join(', ')}`);
  return newest[0];
}

/** Address that previews a published version. @throws with the reason why pages would refuse it */
export function previewLink(
  registry: Registry,
  requestedVersion: PreviewedVersion,
  host: HostVersions,
  hostUrl = LOCAL_HOST,
): string {
  const { name, version } = requestedVersion;
  const preview = previewFor(registry, requestedVersion, host);
  if ('refusal' in preview) {
    if (preview.refusal !== 'unsuited')
      throw new Error(`${name} ${version} cannot be previewed: ${REFUSAL_TEXTS[preview.refusal]}`);
    throw new Refused(`${name} ${version} cannot be previewed`, [...preview.reasons]);
  }
  const routes = registry.remotes[name]?.versions[version]?.descriptor.routes ?? [];
  return previewAddress(new URL(pageWithoutRecord(routes), hostUrl).href, requestedVersion);
}
