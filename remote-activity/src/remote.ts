import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'activity',
  owner: 'Équipe Activité',
  contract: '^1.3.0',
  api: '^1.0.0',
  routes: [
    { path: '/visit', redirect: '/visit/list' },
    { path: '/visit/list', title: { fr: 'Visites', en: 'Visits' }, page: () => import('./pages/visits.page') },
    {
      path: '/visit/new',
      title: { fr: 'Nouvelle tournée', en: 'New tour' },
      roles: ['NEGOTIATOR', 'MANAGER'],
      page: () => import('./pages/tour-new.page'),
    },
    { path: '/event', title: { fr: 'Événements', en: 'Events' }, page: () => import('./pages/events.page') },
  ],
  menu: [
    { menu: 'search', label: { fr: 'Visites', en: 'Visits' }, icon: 'visit', to: '/visit/list', order: 80 },
    { menu: 'search', label: { fr: 'Événements', en: 'Events' }, icon: 'event', to: '/event', order: 95 },
    { menu: 'mobile', label: { fr: 'Visites', en: 'Visits' }, icon: 'visit', to: '/visit/list', order: 30 },
    { menu: 'mobile', label: { fr: 'Événements', en: 'Events' }, icon: 'event', to: '/event', order: 50 },
  ],
  slots: [
    { slot: 'home.summary', order: 10, load: () => import('./slots/day-summary.slot') },
    { slot: 'home.widget', order: 10, load: () => import('./slots/today.slot') },
    {
      slot: 'home.widget',
      order: 20,
      roles: ['NEGOTIATOR', 'MANAGER'],
      load: () => import('./slots/to-do.slot'),
    },
    { slot: 'home.widget', order: 90, load: () => import('./slots/news.slot') },
    {
      slot: 'cart.action',
      order: 10,
      roles: ['NEGOTIATOR', 'MANAGER'],
      load: () => import('./slots/start-tour.slot'),
    },
    { slot: 'property.panel', order: 20, load: () => import('./slots/property-visits.slot') },
    { slot: 'contact.note', load: () => import('./slots/contact-note.slot') },
    { slot: 'contact.panel', order: 10, load: () => import('./slots/contact-visits.slot') },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: ['event.saved', 'notice.raised', 'visit.saved'],
  consumes: ['visit.saved', 'visit.deleted', 'event.saved'],
});
