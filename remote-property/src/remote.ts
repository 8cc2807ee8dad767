import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'property',
  owner: 'Équipe Biens',
  contract: '^1.0.0',
  api: '^1.0.0',
  routes: [
    { path: '/property', redirect: '/property/list' },
    { path: '/property/list', title: { fr: 'Biens', en: 'Properties' }, page: () => import('./pages/list.page') },
  ],
  menu: [
    {
      menu: 'search',
      label: { fr: 'Biens', en: 'Properties' },
      icon: 'property',
      to: '/property/list?all',
      order: 10,
    },
    { menu: 'mobile', label: { fr: 'Biens', en: 'Properties' }, icon: 'property', to: '/property/list', order: 10 },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['property.saved'],
});
