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
  ],
  slots: [
    {
      slot: 'home.summary',
      order: 40,
      access: 'admin',
      load: () => import('./slots/admit-summary.slot'),
    },
    { slot: 'home.widget', order: 70, access: 'admin', load: () => import('./slots/accounts.slot') },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: [],
});
