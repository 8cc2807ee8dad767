import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'activity',
  owner: 'Équipe Activité',
  contract: '^1.0.0',
  api: '^1.0.0',
  routes: [
    { path: '/visit', redirect: '/visit/list' },
    { path: '/visit/list', title: { fr: 'Visites', en: 'Visits' }, page: () => import('./pages/visits.page') },
    { path: '/event', title: { fr: 'Événements', en: 'Events' }, page: () => import('./pages/events.page') },
  ],
  menu: [
    { menu: 'search', label: { fr: 'Visites', en: 'Visits' }, icon: 'visit', to: '/visit/list', order: 80 },
    { menu: 'search', label: { fr: 'Événements', en: 'Events' }, icon: 'event', to: '/event', order: 95 },
    { menu: 'mobile', label: { fr: 'Visites', en: 'Visits' }, icon: 'visit', to: '/visit/list', order: 30 },
    { menu: 'mobile', label: { fr: 'Événements', en: 'Events' }, icon: 'event', to: '/event', order: 50 },
  ],
  slots: [
    { slot: 'home.widget', order: 10, load: () => import('./slots/today.slot') },
    { slot: 'property.panel', order: 20, load: () => import('./slots/property-visits.slot') },
    { slot: 'contact.panel', order: 10, load: () => import('./slots/contact-activity.slot') },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['visit.saved', 'visit.deleted', 'event.saved'],
});
