import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'property',
  owner: 'Équipe Biens',
  contract: '^1.0.0',
  api: '^1.0.0',
  routes: [
    { path: '/property', redirect: '/property/list' },
    { path: '/property/list', title: { fr: 'Biens', en: 'Properties' }, page: () => import('./pages/list.page') },
    { path: '/property/:reference', title: { fr: 'Bien', en: 'Property' }, page: () => import('./pages/detail.page') },
  ],
  menu: [
    { menu: 'search', label: { fr: 'Biens', en: 'Properties' }, icon: 'property', to: '/property/list?all', order: 10 },
    {
      menu: 'search',
      label: { fr: 'Biens filtrés', en: 'Filtered properties' },
      icon: 'filter',
      to: '/property/list',
      order: 11,
    },
    { menu: 'mobile', label: { fr: 'Biens', en: 'Properties' }, icon: 'property', to: '/property/list', order: 10 },
  ],
  slots: [
    { slot: 'home.widget', order: 10, load: () => import('./slots/recent-properties.slot') },
    { slot: 'cart.property', load: () => import('./slots/cart-property.slot') },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['property.saved', 'mandate.saved', 'mandate.signed', 'media.saved'],
});
