import { defineRemote } from '@pignon/shared/contract';

/**
 * A small remote that uses each part of the contract. Its builds are frozen, to test hosts with a remote of that
 * contract.
 */
export default defineRemote({
  name: 'witness',
  owner: 'Équipe Plateforme',
  contract: '^1.3.0',
  api: '^1.0.0',
  routes: [
    { path: '/witness', redirect: '/witness/list' },
    { path: '/witness/list', title: { fr: 'Témoin', en: 'Witness' }, page: () => import('./pages/list.page') },
  ],
  menu: [{ menu: 'search', label: { fr: 'Témoins', en: 'Witnesses' }, icon: 'list', to: '/witness/list', order: 900 }],
  slots: [{ slot: 'contact.panel', order: 900, load: () => import('./slots/contact.slot') }],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: ['notice.raised', 'property.saved'],
  consumes: ['contact.saved', 'property.saved'],
});
