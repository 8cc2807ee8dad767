import { matchRoutes } from 'react-router-dom';
import { routesAt } from './routes-at';

const ROUTES = [
  '/',
  '/cart',
  '/visit',
  '/visit/list',
  '/visit/:visitId',
  '/visit-report',
  '/property/:reference/edit',
  '/admin/:modelValue?',
  '/admin/*',
  '/:page/help',
  '/old?/visit',
  '*',
].map((path) => ({ path }));

beforeEach(() => {
  // the router's, about an address that cannot be decoded
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  '/',
  '/visit',
  '/visit/',
  '//visit',
  '/VISIT/list',
  '/visit/12',
  '/v%69sit/12',
  '/visit-report',
  '/property/V1/edit',
  '/admin',
  '/admin/users/x',
  '/guide/help',
  '/old/visit',
  '/nowhere',
  '/%E0%A4%A',
])('at %s the router finds the same route among fewer', (address) => {
  const fewer = routesAt(ROUTES, address);
  expect(fewer.length).toBeLessThan(ROUTES.length);
  expect(matchRoutes(fewer, address)?.at(-1)?.route).toBe(matchRoutes(ROUTES, address)?.at(-1)?.route);
});
