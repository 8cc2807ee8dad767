import type { RemoteStore } from '@pignon/shared/federation/store/remote-store';

/** Prints every published version and which is live. */
export async function list(store: RemoteStore): Promise<void> {
  const { revision, remotes } = await store.readRegistry();
  console.log(`registry revision ${revision}`);
  for (const [name, entry] of Object.entries(remotes)) {
    console.log(name);
    const newestFirst = Object.entries(entry.versions).sort(([, a], [, b]) =>
      b.publishedAt.localeCompare(a.publishedAt),
    );
    for (const [version, { publishedAt }] of newestFirst) {
      const marks = [
        version === entry.stable && 'live',
        version === entry.previous && 'previous',
        version === entry.canary?.version && 'canary',
      ].filter(Boolean);
      console.log(`  ${version}  ${publishedAt}  ${marks.join(', ')}`.trimEnd());
    }
  }
}
