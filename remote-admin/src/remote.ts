import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'admin',
  owner: 'Équipe Administration',
  contract: '^1.4.0',
  api: '^1.0.0',
  routes: [
    {
      path: '/admin/:modelValue?',
      title: { fr: 'Administration', en: 'Administration' },
      access: 'admin',
      page: () => import('./pages/admin.page'),
    },
    {
      path: '/sync',
      title: { fr: 'Diffusion', en: 'Publication' },
      access: 'sync',
      page: () => import('./pages/sync.page'),
    },
    {
      path: '/sync/edit',
      title: { fr: 'Réglages de la diffusion', en: 'Publication settings' },
      access: 'sync',
      page: () => import('./pages/sync-edit.page'),
    },
    {
      path: '/sync/histo',
      title: { fr: 'Historique de la diffusion', en: 'Publication history' },
      access: 'sync',
      page: () => import('./pages/sync-histo.page'),
    },
    {
      path: '/sync/histo/:runId',
      title: { fr: 'Diffusion', en: 'Publication' },
      access: 'sync',
      page: () => import('./pages/sync-run.page'),
    },
  ],
  menu: [
    {
      menu: 'profile',
      label: { fr: 'Administration', en: 'Administration' },
      icon: 'admin',
      to: '/admin',
      access: 'admin',
      order: 20,
    },
    {
      menu: 'mobile',
      label: { fr: 'Administration', en: 'Administration' },
      icon: 'admin',
      to: '/admin',
      access: 'admin',
      order: 90,
    },
    {
      menu: 'profile',
      label: { fr: 'Diffusion', en: 'Publication' },
      icon: 'sync',
      to: '/sync',
      access: 'sync',
      order: 30,
    },
    {
      menu: 'mobile',
      label: { fr: 'Diffusion', en: 'Publication' },
      icon: 'sync',
      to: '/sync',
      access: 'sync',
      order: 95,
    },
  ],
  slots: [
    {
      slot: 'home.summary',
      order: 40,
      access: 'admin',
      load: () => import('./slots/admit-summary.slot'),
    },
    { slot: 'home.summary', order: 45, access: 'sync', load: () => import('./slots/sync-summary.slot') },
    { slot: 'property.panel', order: 12, load: () => import('./slots/property-portals.slot') },
    { slot: 'home.widget', order: 70, access: 'admin', load: () => import('./slots/accounts.slot') },
  ],
  messages: { fr: () => import('./messages/fr'), en: () => import('./messages/en') },
  publishes: ['notice.raised'],
  consumes: [],
});
