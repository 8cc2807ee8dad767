import { screen } from '@testing-library/react';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { aPage, aUser } from '@pignon/shared/testing';
import { Page as Sheet } from '../pages/detail.page';
import { Page as Form } from '../pages/edit.page';
import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { box, openList, ROWS } from './open-list';
import { openPropertyScreen } from './open-property-screen';

/* Run by scripts/add-field.ts, in a copy of the sources to which the field `mezzanineSize` was added. */

const soon = { timeout: 20_000 };
const mezzanine: object = { mezzanineSize: 7.5 };
const property = () =>
  aProperty({ propertyMetadata: { ...aProperty().propertyMetadata, ...mezzanine }, contactTypes: {}, rooms: [] });

it('has a field in the form', async () => {
  await openPropertyScreen(<Form />, {
    at: '/property/V26-00042/edit',
    route: '/property/:reference/edit',
    api: {
      'GET user': () => [aUser({ roles: ['NEGOTIATOR'] })],
      'GET user/me/draft/{key}': () => null,
      'GET agency': () => ({ ...EMPTY_AGENCY, version: 1, modifiedTime: null }),
      'POST contact/byIds': () => ({ content: [] }),
      'GET property/{reference}': property,
    },
  });
  expect(await screen.findByLabelText(/^Surface de la mezzanine/, { selector: 'input' }, soon)).toHaveValue('7,5');
});

it('has a figure on the sheet', async () => {
  await openPropertyScreen(<Sheet />, {
    at: '/property/V26-00042',
    route: '/property/:reference',
    privacy: false,
    api: { 'GET property/{reference}': property },
  });
  const figure = await screen.findByText('Mezzanine', {}, soon);
  expect(figure.parentElement).toHaveTextContent('7,5 m²');
});

it('has a column in the list', async () => {
  const { api } = await openList('?view=table&show=mezzanineSize', {
    'POST property/find': () => aPage([{ ...ROWS[0]!, columns: mezzanine }]),
  });
  await box(1);
  expect(screen.getByRole('columnheader', { name: 'Mezzanine' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /^7,5\sm²$/ })).toBeVisible();
  expect(api.received.find(({ key }) => key === 'POST property/find')?.body).toMatchObject({
    columns: ['mezzanineSize'],
  });
});
