import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@pignon/shared/testing';
import { answer, drafts, KNOWN, openImport as open } from '../test/open-import';

const TEXT = `Nom;Prénom;E-mail;Budget\nDupont;Ana;a@exemple.test;1\n;Sans nom;;\nMartin;Luc;${KNOWN};\nDupont;Ana;A@exemple.test;`;
const counts = () =>
  within(screen.getByRole('group', { name: 'Ce que deviennent les lignes' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the import of a file of contacts', () => {
  it('names the target of each column, and skipped columns', async () => {
    const { choose, user } = await open();
    await choose(TEXT);
    const name = await screen.findByRole('combobox', { name: 'Ce que devient la colonne Nom' });
    expect(name).toHaveDisplayValue('Nom');
    expect(screen.getByText('Cette colonne ne sera pas reprise').parentElement).toHaveTextContent('Budget');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ce que devient la colonne Budget' }), 'Nom');
    expect(name).toHaveDisplayValue('Non reprise');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ce que devient la colonne Budget' }), '');
    expect(screen.getByRole('alert')).toHaveTextContent('Indiquez la colonne du nom ou de la société');
    expect(screen.getByRole('button', { name: 'Vérifier les lignes' })).toBeDisabled();
  });

  it('asks for the encoding of an ambiguous file, with a preview in the chosen one', async () => {
    const { choose, press, user } = await open();
    // the bytes of "É" and "Ê" in MS-DOS are other letters in Windows and Macintosh encodings
    await choose(Uint8Array.from(Array.from('NOM;VILLE\n\u0090TCH\u00d2N;PAU'), (letter) => letter.charCodeAt(0)));
    const preview = () => screen.getByRole('table', { name: 'Premières lignes du fichier' });
    await screen.findByRole('table', { name: 'Premières lignes du fichier' });
    const encoding = screen.getByRole('combobox', { name: 'Encodage du fichier' });
    expect(encoding).toHaveDisplayValue('MS-DOS (850)');
    expect(preview()).toHaveTextContent('ÉTCHÊN');
    await user.selectOptions(encoding, 'Macintosh (Mac Roman)');
    expect(preview()).toHaveTextContent('êTCH“N');
    await user.selectOptions(encoding, 'MS-DOS (850)');
    await press('Continuer avec cet encodage');
    const examples = await screen.findByRole('row', { name: /NOM/ });
    expect(examples).toHaveTextContent('ÉTCHÊN');
  });

  it('reads a file in the encoding chosen before', async () => {
    const { choose, user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encodage du fichier' }), 'Windows (1252)');
    await choose('Nom\nHélène');
    expect(await screen.findByRole('table', { name: 'Premières lignes du fichier' })).toHaveTextContent('HÃ©lÃ¨ne');
    await user.click(screen.getByRole('button', { name: 'Choisir un autre fichier' }));
    expect(screen.getByRole('combobox', { name: 'Encodage du fichier' })).toHaveDisplayValue('Windows (1252)');
  });

  it('previews the outcome of each line before anything is written', async () => {
    const { choose, press, api } = await open();
    await choose(TEXT);
    await press('Vérifier les lignes');
    expect(await screen.findByRole('button', { name: 'Importer 1 contact' })).toBeEnabled();
    expect(document.activeElement?.getAttribute('aria-current')).toBe('step');
    expect(counts()).toEqual(['1contact à créer', '2doublons, laissés de côté', '1ligne refusée']);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[2]).toContain('Nom\u00a0: Un nom ou une société est requis.');
    expect(rows[3]).toContain('Même e-mail qu’un contact déjà enregistré');
    expect(rows[4]).toContain('Même e-mail que la ligne 2');
    expect(api.received.some(({ key }) => key === 'POST contact/import')).toBe(false);
  });

  it('creates valid lines with an idempotency key, and lists refused ones first', async () => {
    const draft = drafts();
    const { choose, press, api } = await open({}, draft);
    await choose(TEXT);
    await press('Vérifier les lignes');
    await press('Importer 1 contact');
    expect(await screen.findByText('2 contacts créés')).toBeVisible();
    const [importRequest] = api.received.filter(({ key }) => key === 'POST contact/import');
    expect(importRequest?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}:0$/);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await press(/doublon/);
    expect(screen.getByRole('link', { name: 'Voir le contact' })).toHaveAttribute('href', '/contact/7');
    await waitFor(() => expect(draft.kept()).toBeNull());
  });

  it('resumes after an interruption, with what was done', async () => {
    const many = `Nom\n${Array.from({ length: 250 }, (_, index) => `Personne ${index}`).join('\n')}`;
    let calls = 0;
    const draft = drafts();
    const { choose, press, api } = await open(
      { 'POST contact/import': (input) => ((calls += 1) === 2 ? refuse('FORBIDDEN') : answer(100)(input)) },
      draft,
    );
    await choose(many);
    await press('Vérifier les lignes');
    await press('Importer 250 contacts');
    expect(await screen.findByRole('alert')).toHaveTextContent('150 lignes restent à traiter');
    expect(draft.kept()?.values).toMatchObject({ fileName: 'clients.csv', done: 100, total: 250 });
    await press('Reprendre');
    expect(await screen.findByText('250 contacts créés')).toBeVisible();
    const keys = api.received
      .filter(({ key }) => key === 'POST contact/import')
      .map((each) => each.headers['idempotency-key']);
    expect(keys.map((key) => String(key).slice(-1))).toEqual(['0', '1', '1', '2']);
  });

  it('resumes after a reload with the same file and the same keys', async () => {
    const draft = drafts();
    const first = await open({ 'POST contact/import': () => refuse('FORBIDDEN') }, draft);
    await first.choose(TEXT);
    await first.press('Vérifier les lignes');
    await first.press('Importer 1 contact');
    await screen.findByRole('alert');
    first.unmount();
    const { choose, api } = await open({}, draft);
    expect(await screen.findByText(/L’import de «.clients.csv.» n’est pas terminé/)).toBeVisible();
    await choose(TEXT);
    expect(await screen.findByText('2 contacts créés')).toBeVisible();
    const [secondRequest] = api.received.filter(({ key }) => key === 'POST contact/import');
    const [before] = first.api.received.filter(({ key }) => key === 'POST contact/import');
    expect(secondRequest?.headers['idempotency-key']).toBe(before?.headers['idempotency-key']);
  });

  it('explains why a file is refused', async () => {
    const { choose } = await open();
    await choose('PK\u0003\u0004');
    expect(await screen.findByRole('alert')).toHaveTextContent('est un classeur');
    await choose('Nom;Ville\n');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('aucune ligne sous ses titres'));
  });

  it('does not start in front of a customer', async () => {
    await open({}, drafts(), true);
    expect(await screen.findByRole('heading', { name: 'L’écran client est activé' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choisir un fichier' })).toBeNull();
  });
});
