import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'mandate',
  owner: 'Équipe Mandats',
  contract: '^1.4.0',
  api: '^1.0.0',
  routes: [
    { path: '/mandate', redirect: '/mandate/list' },
    {
      path: '/mandate/register',
      title: { fr: 'Registre des mandats', en: 'Register of mandates' },
      page: () => import('./pages/register.page'),
    },
    { path: '/mandate/list', title: { fr: 'Mandats', en: 'Mandates' }, page: () => import('./pages/list.page') },
    {
      path: '/mandate/new',
      title: { fr: 'Nouveau mandat', en: 'New mandate' },
      access: 'write',
      page: () => import('./pages/new.page'),
    },
    {
      path: '/mandate/takeover',
      title: { fr: 'Reprendre des mandats', en: 'Take mandates over' },
      access: 'manage',
      page: () => import('./pages/takeover.page'),
    },
    { path: '/mandate/:id', title: { fr: 'Mandat', en: 'Mandate' }, page: () => import('./pages/mandate.page') },
    {
      path: '/mandate/:id/edit',
      title: { fr: 'Modifier le mandat', en: 'Edit mandate' },
      access: 'write',
      page: () => import('./pages/mandate.page'),
    },
  ],
  menu: [
    { menu: 'search', label: { fr: 'Mandats', en: 'Mandates' }, icon: 'mandate', to: '/mandate/list', order: 90 },
    {
      menu: 'search',
      label: { fr: 'Registre des mandats', en: 'Register of mandates' },
      icon: 'mandate',
      to: '/mandate/register',
      order: 95,
    },
    { menu: 'mobile', label: { fr: 'Mandats', en: 'Mandates' }, icon: 'mandate', to: '/mandate/list', order: 40 },
    {
      menu: 'create',
      label: { fr: 'Mandat', en: 'Mandate' },
      icon: 'mandate',
      to: '/mandate/new',
      access: 'write',
      order: 30,
    },
  ],
  slots: [
    { slot: 'home.summary', order: 30, load: () => import('./slots/mandate-summary.slot') },
    { slot: 'home.widget', order: 40, load: () => import('./slots/mandates-due.slot') },
    { slot: 'property.panel', order: 10, load: () => import('./slots/property-mandates.slot') },
    { slot: 'contact.panel', order: 30, load: () => import('./slots/contact-mandates.slot') },
  ],
  messages: { fr: () => import('./messages/fr'), en: () => import('./messages/en') },
  publishes: ['mandate.signed', 'records.changed', 'notice.raised'],
  consumes: [],
});
