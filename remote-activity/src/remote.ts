import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'activity',
  owner: 'Équipe Activité',
  contract: '^1.0.0',
  api: '^1.0.0',
  routes: [
    { path: '/visit', redirect: '/visit/list' },
    { path: '/visit/list', title: { fr: 'Visites', en: 'Visits' }, page: () => import('./pages/list.page') },
  ],
  menu: [
    { menu: 'search', label: { fr: 'Visites', en: 'Visits' }, icon: 'visit', to: '/visit/list', order: 80 },
    { menu: 'mobile', label: { fr: 'Visites', en: 'Visits' }, icon: 'visit', to: '/visit/list', order: 30 },
  ],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['visit.saved'],
});
