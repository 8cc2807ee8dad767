import type { LiveRemote } from '../federation/live-remote';

/** A live remote with this name, empty except for `edit`. */
export function aLiveRemote(name: string, edit: Partial<LiveRemote> = {}): LiveRemote {
  return {
    name,
    version: '1',
    owner: 'Équipe Démo',
    contract: '^1.0.0',
    entry: `/remotes/${name}/${edit.version ?? '1'}/entry.abc.js`,
    integrity: '',
    routes: [],
    menu: [],
    slots: [],
    messages: { fr: './messages/fr', en: './messages/en' },
    ...edit,
  };
}
