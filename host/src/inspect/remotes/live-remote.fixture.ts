import type { LiveRemote } from '@pignon/shared/federation/live-remote';

/** A live remote of this name that offers nothing but what is said. */
export function aLiveRemote(name: string, over: Partial<LiveRemote> = {}): LiveRemote {
  return {
    name,
    version: '1',
    owner: 'Équipe Démo',
    contract: '^1.0.0',
    entry: `/remotes/${name}/${over.version ?? '1'}/entry.abc.js`,
    integrity: '',
    routes: [],
    menu: [],
    slots: [],
    messages: { fr: './messages/fr', en: './messages/en' },
    ...over,
  };
}
