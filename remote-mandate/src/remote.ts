import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'mandate',
  owner: 'Équipe Mandats',
  contract: '^1.0.0',
  api: '^1.0.0',
  routes: [
    { path: '/mandate', redirect: '/mandate/list' },
    { path: '/mandate/list', title: { fr: 'Mandats', en: 'Mandates' }, page: () => import('./pages/list.page') },
  ],
  menu: [
    { menu: 'search', label: { fr: 'Mandats', en: 'Mandates' }, icon: 'mandate', to: '/mandate/list', order: 90 },
    { menu: 'mobile', label: { fr: 'Mandats', en: 'Mandates' }, icon: 'mandate', to: '/mandate/list', order: 40 },
  ],
  slots: [
    { slot: 'home.widget', order: 20, load: () => import('./slots/expiring.slot') },
    { slot: 'property.panel', order: 10, load: () => import('./slots/property-mandates.slot') },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['mandate.saved', 'mandate.signed'],
});
