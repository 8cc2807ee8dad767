import { screen } from '@testing-library/react';
import { aPage, aPropertySummary, aUser, type FakeHandlers } from '@pignon/shared/testing';
import { Page } from '../pages/list.page';
import { openPropertyScreen } from './open-property-screen';

/** Four properties, in versions 1 to 4. */
export const ROWS = [1, 2, 3, 4].map((number) =>
  aPropertySummary({ reference: `V26-0000${number}`, title: `Bien ${number}`, version: number }),
);
const LEA = aUser({ loginEmail: 'lea@pignon.test', firstName: 'Léa', lastName: 'Bidart', roles: ['NEGOTIATOR'] });

/** Opens the list of four properties at an address, as a negotiator. */
export function openList(search = '?view=table', api: FakeHandlers = {}) {
  return openPropertyScreen(<Page />, {
    at: `/property/list${search}`,
    route: '/property/list',
    roles: ['NEGOTIATOR'],
    api: {
      'POST property/find': () => aPage(ROWS, 4),
      'GET user': () => [LEA],
      'GET user/me/view': () => [],
      ...api,
    },
  });
}

/** Finds the checkbox of one property. */
export const box = (number: number) => screen.findByRole('checkbox', { name: `Sélectionner V26-0000${number}` });
