import { screen, waitFor, within } from '@testing-library/react';
import { warning, blocking } from '@pignon/shared/domain/property/compliance/advertisement';
import type { ComplianceProblem } from '@pignon/shared/domain/property/compliance/compliance.schema';
import type { PropertyStatus } from '@pignon/shared/domain/property/property.enums';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aPropertySummary } from '@pignon/shared/testing';
import { openPropertyScreen } from '../../test/open-property-screen';
import { PrintDialog } from './print-dialog';

const FILE = { name: 'Affiche.pdf', blob: new Blob() };
const NO_MANDATE = blocking('mandateStatus', 'Ce bien n’a pas de mandat.');
const NO_TITLE = warning('title', 'L’annonce n’a pas de titre.');

interface DialogOptions {
  roles?: readonly Role[];
  privacy?: boolean;
  status?: PropertyStatus;
  problems?: Record<string, ComplianceProblem[]>;
  references?: readonly string[];
}

function open({ references = ['V26-1'], problems = {}, status = 'ACTIVE', ...options }: DialogOptions) {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const summaries = references.map((reference) =>
    aPropertySummary({ reference, propertyStatus: status, mandateStatus: null }),
  );
  return openPropertyScreen(<PrintDialog references={references} onClose={() => undefined} />, {
    roles: ['NEGOTIATOR'],
    ...options,
    api: {
      'POST property/byReferences': () => ({ content: summaries }),
      'POST property/{kind}': () => FILE,
      'GET property/{reference}/compliance': ({ params }) => {
        const own = problems[params.reference] ?? [];
        const publishable = own.every(({ severity }) => severity !== 'BLOCKING');
        return { day: '2026-11-21', publishable, problems: own, mentions: [] };
      },
    },
  });
}

const printRequests = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.received.filter(({ key }) => key === 'POST property/{kind}');
const heldNote = async (title: string | RegExp) => {
  const note = (await screen.findByText(title)).closest<HTMLElement>('[role=status]');
  if (!note) throw new Error('the title stands in no note');
  return note;
};
const ONE = 'Ce bien ne peut pas être imprimé pour un client';
const button = (name: string) => screen.queryByRole('button', { name });

describe('a poster of a property with legal problems', () => {
  it('is refused in the dialog with links to the fields, without a request', async () => {
    const testScreen = await open({ problems: { 'V26-1': [NO_MANDATE, NO_TITLE] } });
    const note = await heldNote(ONE);
    expect(note).toHaveTextContent('Ce bien n’a pas de mandat.');
    expect(note).not.toHaveTextContent('titre');
    expect(within(note).getByRole('link', { name: 'Créer le mandat' })).toHaveAttribute(
      'href',
      '/mandate/new?property=V26-1',
    );
    expect([button('Ouvrir'), button('Télécharger')]).toEqual([null, null]);
    expect(screen.queryByLabelText('Motif pour imprimer malgré cela')).toBeNull();
    expect(printRequests(testScreen)).toEqual([]);
  });

  it('can be replaced by the internal sheet, which everybody may print', async () => {
    const testScreen = await open({ status: 'DRAFT' });
    const note = await heldNote(ONE);
    expect(note).toHaveTextContent(/Ce bien est en brouillon/);
    expect(note).toHaveTextContent(/elle porte « Document de travail »/);
    await testScreen.user.click(within(note).getByRole('button', { name: 'Voir la fiche interne' }));
    expect(await screen.findByTitle('Aperçu du document')).toBeVisible();
    expect(printRequests(testScreen)).toMatchObject([
      { params: { kind: 'print' }, body: { propertyPrintMode: 'INTERNAL' } },
    ]);
    expect(button('Ouvrir')).toBeVisible();
    await testScreen.user.click(screen.getByRole('radio', { name: 'Client' }));
    await heldNote(ONE);
    expect(button('Ouvrir')).toBeNull();
  });

  it('is printed by a manager with a reason, and not otherwise', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const testScreen = await open({ roles: ['MANAGER'], problems: { 'V26-1': [NO_MANDATE] } });
    await heldNote(ONE);
    await testScreen.user.click(screen.getByRole('button', { name: 'Télécharger' }));
    const field = screen.getByLabelText('Motif pour imprimer malgré cela');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Écrivez le motif/);
    expect(printRequests(testScreen)).toEqual([]);
    await testScreen.user.type(field, ' Avant-première ');
    expect(field).toBeValid();
    await testScreen.user.click(screen.getByRole('button', { name: 'Télécharger' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(printRequests(testScreen)).toMatchObject([
      { params: { kind: 'poster' }, body: { reason: 'Avant-première' } },
    ]);
  });

  it('shows no reasons while a customer may be looking, and cannot be overruled', async () => {
    await open({ roles: ['MANAGER'], privacy: true, problems: { 'V26-1': [NO_MANDATE] } });
    const note = await heldNote(ONE);
    expect(note).toHaveTextContent(/Le détail est masqué en écran client/);
    expect(note).not.toHaveTextContent('mandat');
    expect([button('Ouvrir'), button('Voir la fiche interne')]).toEqual([null, null]);
    expect(screen.queryByLabelText('Motif pour imprimer malgré cela')).toBeNull();
  });
});

describe('several documents in one file', () => {
  const references = Array.from({ length: 8 }, (_, index) => `V26-${index + 1}`);

  it('list the first five blocked properties, and the number of others', async () => {
    const problems = Object.fromEntries(references.slice(1).map((reference) => [reference, [NO_MANDATE]]));
    await open({ references, problems });
    const note = await heldNote('7 biens ne peuvent pas être imprimés pour un client');
    const names = within(note)
      .getAllByRole('link', { name: /^V26/ })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['V26-2', 'V26-3', 'V26-4', 'V26-5', 'V26-6']);
    expect(note).toHaveTextContent('Et 2 autres biens.');
  });

  it('are printed when nothing is blocked', async () => {
    const testScreen = await open({ references, problems: { 'V26-1': [NO_TITLE] } });
    expect(await screen.findByTitle('Aperçu du document')).toBeVisible();
    expect(screen.queryByText(/ne peuvent? pas être imprimé/)).toBeNull();
    expect(printRequests(testScreen)[0]?.body).toEqual({
      propertyRefs: ['V26-1'],
      propertyPrintMode: 'PUBLIC',
      format: 'A4',
      orientation: 'portrait',
    });
  });
});
