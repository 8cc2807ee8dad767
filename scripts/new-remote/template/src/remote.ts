import { defineRemote } from '@pignon/shared/contract';

export default defineRemote({
  name: 'example',
  owner: 'Équipe Exemple',
  contract: '^1.3.0',
  api: '^1.0.0',
  routes: [{ path: '/example', title: { fr: 'Exemple', en: 'Example' }, page: () => import('./pages/people.page') }],
  menu: [{ menu: 'search', label: { fr: 'Exemple', en: 'Example' }, icon: 'list', to: '/example', order: 100 }],
  slots: [{ slot: 'home.widget', order: 100, load: () => import('./slots/people.slot') }],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [],
  consumes: ['user.saved'],
});
