import { followSession } from '@pignon/shared/auth';
import { hasUnsavedChanges, runtimeConfig } from '@pignon/shared/contract';
import { HOST_URL, type HostFile } from '@pignon/shared/federation/host-file';
import { LOAD_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { DEV_VERSION } from '@pignon/shared/federation/live-remote';
import { LocalRefused, localRemote } from '@pignon/shared/federation/override/local-remote';
import { overrides } from './overrides';
import { catalogue, browserVersionFailureListeners } from '../platform';
import { reloadPage } from '../page/reload-page';
import { revertedRemoteStore } from '../page/reverted-remote';

/** Remotes whose code this page has from this machine, and the person it was loaded for. */
const loadedRemotes = new Map<string, { origin: string; until: number }>();
let loadedFor: string | undefined;

/**
 * Returns to the published version. A page that ran local code reloads, as it still holds that code and its texts; with
 * unsaved work the screen stays, and the update banner offers the reload.
 */
function removeOverride(name: string): void {
  catalogue.point(name, undefined);
  if (!hasUnsavedChanges()) reloadPage();
}

overrides.subscribe(() => {
  const overrideMap = overrides.read();
  for (const [name, { origin, until }] of loadedRemotes) {
    const now = overrideMap[name];
    if (now?.origin === origin) {
      loadedRemotes.set(name, now);
      continue;
    }
    loadedRemotes.delete(name);
    if (until <= Date.now()) revertedRemoteStore.set({ name, origin, why: 'over', detail: '' });
    // a closing page may abort its calls: the permission is returned first
    if (overrides.may()) removeOverride(name);
    else void overrides.withdraw().then(() => removeOverride(name));
  }
});
browserVersionFailureListeners.add(({ name, version, detail }) => {
  if (version !== DEV_VERSION) return;
  const origin = loadedRemotes.get(name)?.origin;
  if (origin === undefined) return;
  loadedRemotes.delete(name);
  revertedRemoteStore.set({ name, origin, why: 'silent', detail });
  void overrides.withdraw(name).then(() => removeOverride(name));
});
followSession((session) => {
  if (session.kind === 'signed-out' && loadedFor !== undefined) void overrides.withdraw();
  // the page has loaded code for another user: reload for the new one
  if (session.kind === 'signed-in' && loadedFor !== undefined && session.identity.uid !== loadedFor) reloadPage();
});

async function pageHost(): Promise<Pick<HostFile, 'contract' | 'api' | 'provides'>> {
  const answer = await fetch(HOST_URL, { cache: 'no-store', signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  // the page may come from an earlier host than the live one
  return { ...((await answer.json()) as HostFile), contract: runtimeConfig().contract };
}

async function loadOverride(name: string, origin: string, until: number, host: Awaited<ReturnType<typeof pageHost>>) {
  try {
    const remote = await localRemote(name, origin, host);
    loadedRemotes.set(name, { origin, until });
    catalogue.point(name, remote);
  } catch (cause) {
    const { reason, message } = cause instanceof LocalRefused ? cause : { reason: 'silent' as const, message: '' };
    revertedRemoteStore.set({ name, origin, why: reason, detail: message });
    await overrides.withdraw(name);
  }
}

async function loadAllOverrides(uid: string): Promise<void> {
  const overrideEntries = Object.entries(overrides.read());
  // the stored overrides expired or belong to another user
  if (overrideEntries.length === 0) return overrides.withdraw();
  const host = await pageHost().catch(() => undefined);
  if (!host) return;
  loadedFor = uid;
  await Promise.all(overrideEntries.map(([name, { origin, until: until }]) => loadOverride(name, origin, until, host)));
}

let pendingLoads: Promise<void> | undefined;

/** Applies the user's local remotes, once per page. */
export function loadLocalRemotes(uid: string): Promise<void> {
  pendingLoads ??= loadAllOverrides(uid);
  return pendingLoads;
}
