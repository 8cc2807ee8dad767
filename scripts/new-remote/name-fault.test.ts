import { nameFault, pathOwners, type NamesInUse } from './name-fault';

const paths = pathOwners([
  { name: 'activity', routes: [{ path: '/visit/list' }, { path: '/event' }] },
  { name: 'contact', routes: [{ path: '/contact/:id' }] },
]);
const TAKEN: NamesInUse = { remotes: ['activity', 'contact'], published: ['contact', 'rental'], paths };

describe('the name of a new remote', () => {
  it.each(['billing', 'fees2', 'ab'])('may be %s', (name) => {
    expect(nameFault(name, TAKEN)).toBeUndefined();
  });

  it.each([
    ['Billing', 'a letter first: billing'],
    ['rent-book', 'a letter first: rentbook'],
    ['../etc', 'a letter first: etc'],
    ['2fees', /a letter first$/],
    ['x', /a letter first$/],
    ['contact', 'remote-contact exists'],
    ['rental', 'the store holds a remote rental already'],
    ['example', 'the name of the template'],
    ['common', 'the house keeps texts of its own under common'],
    ['list', 'the house keeps texts of its own under list'],
    ['class', 'class is a word of JavaScript'],
    ['constructor', 'constructor is a word of JavaScript'],
    ['profile', '/profile belongs to the host'],
    ['assets', '/assets belongs to the host'],
    ['visit', '/visit belongs to activity'],
  ])('may not be %s', (name, sentence) => {
    expect(nameFault(name, TAKEN)).toMatch(sentence);
  });
});
