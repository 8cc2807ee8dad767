import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'contact',
  owner: 'Équipe Contacts',
  contract: '^1.0.0',
  api: '^1.0.0',
  routes: [
    { path: '/contact', redirect: '/contact/list' },
    {
      path: '/contact/list/:type?',
      title: { fr: 'Contacts', en: 'Contacts' },
      page: () => import('./pages/list.page'),
    },
    { path: '/contact/:id', title: { fr: 'Contact', en: 'Contact' }, page: () => import('./pages/contact.page') },
  ],
  menu: [
    {
      menu: 'search',
      label: { fr: 'Clients', en: 'Customers' },
      icon: 'customer',
      to: '/contact/list/customer',
      order: 50,
    },
    { menu: 'search', label: { fr: 'Contacts', en: 'Contacts' }, icon: 'contact', to: '/contact/list', order: 70 },
    { menu: 'mobile', label: { fr: 'Contacts', en: 'Contacts' }, icon: 'contact', to: '/contact/list', order: 20 },
  ],
  slots: [
    { slot: 'home.widget', order: 30, load: () => import('./slots/follow-ups.slot') },
    { slot: 'cart.contact', load: () => import('./slots/cart-contact.slot') },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['contact.saved', 'contact.erased'],
});
