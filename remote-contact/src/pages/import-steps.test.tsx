import { screen, waitFor, within } from '@testing-library/react';
import type { ImportInput } from '@pignon/shared/domain/contact/import/import.schema';
import { refuse } from '@pignon/shared/testing';
import { answer, KNOWN, openImport } from '../test/open-import';

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));
const rows = () => screen.getAllByRole('row').slice(1).map(cellsOf);
const linesOf = (count: number, text = (index: number) => `Personne ${index}`) =>
  `Nom\n${Array.from({ length: count }, (_, index) => text(index + 1)).join('\n')}`;
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the columns step', () => {
  it('shows three distinct values of each column, and their target', async () => {
    const { choose } = await openImport();
    await choose('Nom;;Ville\nDupont;x;\nMartin;x;Pau\nDupont;y;\nAbadie;z;\nZabala;t;');
    await screen.findByRole('table', { name: 'Colonnes du fichier' });
    expect(rows().map(([heading, examples]) => [heading, examples])).toEqual([
      ['Nom', 'Dupont · Martin · Abadie'],
      ['Colonne 2 (sans titre)', 'x · y · z'],
      ['Ville', 'Pau'],
    ]);
    expect(screen.getByRole('columnheader', { name: 'Exemples' })).toBeInTheDocument();
    expect(screen.getByText('clients.csv : 5 lignes lues.')).toBeVisible();
    expect(screen.getByText('Cette colonne ne sera pas reprise').parentElement).toHaveTextContent('sans titre');
    expect(screen.getByRole('combobox', { name: 'Ce que devient la colonne Ville' })).toHaveDisplayValue('Commune');
    expect(screen.getByRole('combobox', { name: 'Ce que devient la colonne 2' })).toHaveDisplayValue('Non reprise');
  });

  it('shows no notice without skipped columns, and requires a column for the name', async () => {
    const { choose, user } = await openImport();
    await choose('Société\nSCI du Port');
    await screen.findByRole('table', { name: 'Colonnes du fichier' });
    expect(screen.queryByText(/ne ser(a|ont) pas reprise/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ce que devient la colonne Société' }), 'Prénom');
    expect(screen.getByRole('alert')).toHaveTextContent('Indiquez la colonne du nom');
  });

  it('has default values for lines without one', async () => {
    const { choose, press, user, api } = await openImport();
    await choose(linesOf(1));
    await screen.findByRole('combobox', { name: 'Types de contact' });
    expect(options('Types de contact')).toEqual([
      'Client',
      'Propriétaire',
      'Locataire',
      'Négociateur',
      'Notaire',
      'Partenaire',
      'Prestataire',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Types de contact' }), 'Notaire');
    await user.type(screen.getByRole('textbox', { name: 'Origine' }), 'Salon');
    expect(options('Négociateur')).toContain('Personne');
    await press('Vérifier les lignes');
    await press('Importer 1 contact');
    await screen.findByText('1 contact créé');
    const importRequest = api.received.find(({ key }) => key === 'POST contact/import')?.body as ImportInput;
    expect(importRequest.defaults).toMatchObject({ contactType: 'NOTARY', source: 'Salon' });
    expect(screen.getByText('Toutes les lignes ont été lues.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /refusée/ })).toHaveTextContent(/^0/);
    expect(screen.queryByRole('button', { name: /^Télécharger la ligne/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Personne 1' })).toHaveAttribute('href', '/contact/102');
  });
});

describe('the lines step', () => {
  it('shows twenty lines per page', async () => {
    const { choose, press, user } = await openImport();
    await choose(linesOf(45));
    await press('Vérifier les lignes');
    await screen.findByRole('button', { name: 'Importer 45 contacts' });
    const names = () => rows().map(([, name]) => name);
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('Personne 1');
    await user.click(screen.getByRole('button', { name: /suivante/i }));
    expect([names().length, names()[0]]).toEqual([20, 'Personne 21']);
    await user.click(screen.getByRole('button', { name: /suivante/i }));
    expect([names().length, names()[0], names().at(-1)]).toEqual([5, 'Personne 41', 'Personne 45']);
    // the filter by outcome returns to the first page
    await user.click(screen.getByRole('button', { name: /contacts à créer/ }));
    expect(names()[0]).toBe('Personne 1');
  });

  it('has no pages when all lines fit one', async () => {
    const { choose, press } = await openImport();
    await choose(linesOf(20));
    await press('Vérifier les lignes');
    await screen.findByRole('button', { name: 'Importer 20 contacts' });
    expect(rows()).toHaveLength(20);
    expect(screen.queryByRole('button', { name: /suivante/i })).toBeNull();
  });

  it('previews each outcome', async () => {
    const { choose, press } = await openImport();
    await choose(
      `Nom;Prénom;E-mail;Portable;Code postal;Ville\nDupont;Ana;ana@exemple.test;0612345678;64100;Bayonne\nMartin;;${KNOWN};;;Pau\n;;faux;;;`,
    );
    await press('Vérifier les lignes');
    await screen.findByRole('button', { name: 'Importer 1 contact' });
    expect(rows()).toEqual([
      ['Ligne 2', 'Dupont Ana', 'À créer', 'Client', '06 12 34 56 78', 'ana@exemple.test', '64100 Bayonne'],
      [
        'Ligne 3',
        'Martin',
        'DoublonMême e-mail qu’un contact déjà enregistréVoir le contact',
        'Client',
        '',
        KNOWN,
        'Pau',
      ],
      ['Ligne 4', 'Sans nom', 'RefuséeNom : Un nom ou une société est requis.', 'Client', '', 'faux', ''],
    ]);
  });

  it('repeats a failed check', async () => {
    let fails = true;
    const { choose, press } = await openImport({
      'POST contact/import/check': (input) => (fails ? refuse('FORBIDDEN') : answer(null)(input)),
    });
    await choose(linesOf(3));
    await press('Vérifier les lignes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Les doublons n’ont pas tous pu être cherchés');
    expect(screen.getByRole('button', { name: /^Importer/ })).toBeDisabled();
    fails = false;
    await press('Réessayer');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importer 3 contacts' })).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses an import without new contacts', async () => {
    const { choose, press } = await openImport();
    await choose(`Nom;E-mail\nMartin;${KNOWN}`);
    await press('Vérifier les lignes');
    expect(await screen.findByText('Aucune ligne ne donne de nouveau contact')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Importer/ })).toBeDisabled();
    await press('Revenir aux colonnes');
    expect(await screen.findByRole('table', { name: 'Colonnes du fichier' })).toBeVisible();
  });
});
