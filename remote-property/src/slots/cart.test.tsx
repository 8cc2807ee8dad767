import { screen, waitFor } from '@testing-library/react';
import { aPropertySummary, refuse } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { Slot as CartProperty } from './cart-property.slot';
import { Slot as Print } from './print.slot';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const HOUSE = aPropertySummary();

describe('a property of the cart', () => {
  it('is fetched together with the others, whatever its status', async () => {
    const LET = aPropertySummary({
      reference: 'L26-1',
      transactionType: 'RENT',
      price: 950,
      propertyStatus: 'ARCHIVED',
    });
    const both = (
      <>
        <CartProperty reference="V26-00042" />
        <CartProperty reference="L26-1" />
      </>
    );
    const { api } = await openPropertyScreen(both, {
      api: { 'POST property/byReferences': () => ({ content: [HOUSE, LET] }) },
    });
    expect(await screen.findByText(/425\s000\s€/)).toBeVisible();
    expect(screen.getAllByText('120 m² · 5 pièces · 3 chambres', { normalizer: plain })).toHaveLength(2);
    expect(screen.getByText(/950\s€\/mois/)).toBeVisible();
    expect(screen.getByText('Archivé')).toBeVisible();
    expect(api.received.map(({ body }) => body)).toEqual([['V26-00042', 'L26-1']]);
  });

  it('is named by its reference alone without a location', async () => {
    await openPropertyScreen(<CartProperty reference="V26-00042" />, {
      api: { 'POST property/byReferences': () => ({ content: [aPropertySummary({ city: '' })] }) },
    });
    expect(await screen.findByText('V26-00042')).toBeVisible();
  });

  it('reports a deleted property', async () => {
    await openPropertyScreen(<CartProperty reference="V26-1" />, {
      api: { 'POST property/byReferences': () => ({ content: [] }) },
    });
    expect(await screen.findByText('Le bien V26-1 n’existe plus.')).toBeVisible();
  });

  it('shows the error and retries', async () => {
    const { api, user } = await openPropertyScreen(<CartProperty reference="V26-00042" />, {
      api: { 'POST property/byReferences': () => refuse('TOO_MANY_REQUESTS') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
    api.use({ 'POST property/byReferences': () => ({ content: [HOUSE] }) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Maison de ville avec jardin')).toBeVisible();
  });
});

describe('printing the cart', () => {
  const file = { name: 'Fiches.pdf', blob: new Blob() };
  const PUBLISHABLE = { day: '2026-11-21', publishable: true, problems: [], mentions: [] };
  const open = (references: string[], options: { privacy?: boolean } = {}) =>
    openPropertyScreen(<Print references={references} contactIds={[]} />, {
      ...options,
      api: {
        'POST property/byReferences': () => ({
          content: references.map((reference) => aPropertySummary({ reference })),
        }),
        'POST property/{kind}': () => file,
        'GET property/{reference}/compliance': () => PUBLISHABLE,
      },
    });

  it.each([
    ['Fiche', 'Client', 'print', { propertyPrintMode: 'PUBLIC', format: 'A4' }],
    ['Fiche', 'Interne', 'print', { propertyPrintMode: 'INTERNAL', format: 'A4' }],
    ['Affiche vitrine', 'A3', 'poster', { propertyPrintMode: 'PUBLIC', format: 'A3' }],
  ])('requests %s, %s, as one file', async (document_, choice, kind, body) => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api, user } = await open(['V26-1', 'V26-2']);
    await user.click(screen.getByRole('button', { name: /Imprimer/ }));
    expect(await screen.findByTitle('Aperçu du document')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: document_ }));
    await user.click(screen.getByRole('radio', { name: choice }));
    await user.click(screen.getByRole('button', { name: 'Télécharger' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const exportRequests = api.received.filter(({ key }) => key === 'POST property/{kind}');
    expect(exportRequests.at(-1)).toMatchObject({
      params: { kind },
      body: { propertyRefs: ['V26-1', 'V26-2'], ...body },
    });
    expect(exportRequests[0]?.body).toMatchObject({ propertyRefs: ['V26-1'] });
  });

  it('offers no internal sheet while a customer may be looking', async () => {
    const { user } = await open(['V26-1'], { privacy: true });
    await user.click(screen.getByRole('button', { name: /Imprimer/ }));
    await user.click(await screen.findByRole('radio', { name: 'Fiche' }));
    expect(screen.getByText('La fiche interne est masquée en écran client.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Interne' })).toBeNull();
  });

  it('shows why a document failed, and retries', async () => {
    const { api, user } = await openPropertyScreen(<Print references={['V26-1']} contactIds={[]} />, {
      api: { 'POST property/{kind}': () => refuse('TOO_MANY_REQUESTS') },
    });
    await user.click(screen.getByRole('button', { name: /Imprimer/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
    URL.createObjectURL = () => 'blob:y';
    URL.revokeObjectURL = () => undefined;
    api.use({ 'POST property/{kind}': () => file });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByTitle('Aperçu du document')).toHaveAttribute('src', expect.stringMatching(/^blob:y#/));
  });

  it.each([
    ['nothing', 0, 'Choisissez au moins un bien à imprimer'],
    ['too much', 51, 'Un document contient au plus 50 biens : réduisez la sélection'],
  ])('explains why it is disabled with %s', async (_, count, reason) => {
    const { user } = await open(Array.from({ length: count }, (_, index) => `V26-${index}`));
    await user.tab();
    expect(screen.getByRole('button', { name: /Imprimer/ })).toHaveFocus();
    expect(plain((await screen.findByRole('tooltip')).textContent)).toBe(reason);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
