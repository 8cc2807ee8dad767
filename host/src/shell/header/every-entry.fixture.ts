import type { MenuDefinition } from '@pignon/shared/contract';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Catalogue, LiveRemote } from '@pignon/shared/federation/live-remote';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';

const WRITERS: readonly Role[] = ['NEGOTIATOR', 'MANAGER'];

type Entry = [MenuDefinition['menu'], string, MenuDefinition['icon'], `/${string}`, number, (readonly Role[])?];

function remote(name: string, entries: readonly Entry[]): LiveRemote {
  return aLiveRemote(name, {
    version: '1.0.0-test',
    routes: entries
      .filter(([menu]) => menu !== 'mobile')
      .map(([, fr, , to, , roles]) => ({
        path: to.replace(/\?.*/, ''),
        title: { fr, en: fr },
        roles: roles && [...roles],
        expose: './page',
      })),
    menu: entries.map(([menu, fr, icon, to, order, roles]) => ({
      menu,
      label: { fr, en: fr },
      icon,
      to,
      order,
      roles: roles && [...roles],
    })),
  });
}

/** Remotes that declare every entry that the header is specified to have. */
export const EVERY_ENTRY: Catalogue = {
  revision: 1,
  remotes: {
    admin: remote('admin', [
      ['profile', 'Administration', 'admin', '/admin', 20, ['MANAGER', 'SUPPORT']],
      ['profile', 'Diffusion', 'sync', '/sync', 30, ['SYNCHRO']],
    ]),
    activity: remote('activity', [
      ['search', 'Visites', 'visit', '/visit/list', 80],
      ['search', 'Événements', 'event', '/event', 95],
      ['create', 'Visite', 'visit', '/visit/new', 40, WRITERS],
      ['create', 'Tâche', 'task', '/event/new/task', 50, WRITERS],
      ['create', 'Appel', 'call', '/event/new/call', 60, WRITERS],
      ['mobile', 'Visites', 'visit', '/visit/list', 30],
      ['mobile', 'Événements', 'event', '/event', 50],
    ]),
    contact: remote('contact', [
      ['search', 'Clients', 'customer', '/contact/list/customer', 50],
      ['search', 'Rapprochements', 'crossed', '/crossed', 60],
      ['search', 'Contacts', 'contact', '/contact/list', 70],
      ['create', 'Contact', 'contact', '/contact/new', 20, WRITERS],
      ['mobile', 'Contacts', 'contact', '/contact/list', 20],
    ]),
    mandate: remote('mandate', [
      ['search', 'Mandats', 'mandate', '/mandate/list', 90],
      ['create', 'Mandat', 'mandate', '/mandate/new', 30, WRITERS],
      ['mobile', 'Mandats', 'mandate', '/mandate/list', 40],
    ]),
    property: remote('property', [
      ['search', 'Biens', 'property', '/property/list?all', 10],
      ['search', 'Biens filtrés', 'filter', '/property/list', 11],
      ['search', 'Vue cube', 'cube', '/property/list?view=cube', 12],
      ['search', 'Multicritère', 'list', '/property/filter/multi', 13],
      ['create', 'Bien', 'property', '/property/new', 10, WRITERS],
      ['mobile', 'Biens', 'property', '/property/list', 10],
    ]),
  },
};
