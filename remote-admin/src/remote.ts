import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'admin',
  owner: 'Équipe Administration',
  contract: '^1.3.0',
  api: '^1.0.0',
  routes: [
    {
      path: '/admin/:modelValue?',
      title: { fr: 'Administration', en: 'Administration' },
      roles: ['MANAGER', 'SUPPORT'],
      page: () => import('./pages/admin.page'),
    },
  ],
  menu: [
    {
      menu: 'profile',
      label: { fr: 'Administration', en: 'Administration' },
      icon: 'admin',
      to: '/admin',
      roles: ['MANAGER', 'SUPPORT'],
      order: 20,
    },
    {
      menu: 'mobile',
      label: { fr: 'Administration', en: 'Administration' },
      icon: 'admin',
      to: '/admin',
      roles: ['MANAGER', 'SUPPORT'],
      order: 90,
    },
  ],
  slots: [
    {
      slot: 'home.summary',
      order: 40,
      roles: ['MANAGER', 'SUPPORT'],
      load: () => import('./slots/admit-summary.slot'),
    },
    { slot: 'home.widget', order: 70, roles: ['MANAGER', 'SUPPORT'], load: () => import('./slots/accounts.slot') },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['user.saved'],
});
