import { screen, waitFor, within } from '@testing-library/react';
import type { CallReply } from '@pignon/shared/domain/calls/call-table';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './import.page';

/** Mocks XMLHttpRequest with an immediate response: jsdom cannot send files. */
class TakenRequest {
  static answer = '';
  upload = {};
  status = 201;
  responseText = TakenRequest.answer;
  onload?: () => void;
  onloadend?: () => void;
  open() {
    return undefined;
  }
  setRequestHeader() {
    return undefined;
  }
  getResponseHeader = () => 'application/json';
  send() {
    setTimeout(() => {
      this.onload?.();
      this.onloadend?.();
    });
  }
}

type Import = CallReply<'GET property/import/{importId}'>;
type Row = CallReply<'GET property/import/{importId}/rows'>['content'][number];

const anImport = (overrides: Partial<Import> = {}): Import => ({
  importId: 7,
  fileName: 'export.zip',
  status: 'READY',
  requestedBy: 'manager@pignon.test',
  createdTime: '2026-11-20T09:30:00.000Z',
  finishedTime: null,
  done: 0,
  total: 0,
  error: null,
  summary: {
    encoding: 'windows-1252',
    lines: 3,
    photosAdded: 4,
    photosRemoved: 0,
    photosMissing: 0,
    mandates: 0,
    absent: 0,
    leftOut: [{ column: 12, label: 'Loyer des murs', reason: 'hors du métier', lines: 2 }],
  },
  counts: { CREATED: 2, UPDATED: 0, UNCHANGED: 0, REFUSED: 1 },
  leftOutLines: 0,
  doubtfulLines: 1,
  undone: 0,
  keptByUndo: 0,
  ...overrides,
});
const aRow = (line: number, overrides: Partial<Row> = {}): Row => ({
  line,
  agencyReference: `AG-${line}`,
  reference: `V26-0000${line}`,
  result: 'CREATED',
  findings: [],
  chosen: true,
  undo: null,
  ...overrides,
});
const ROWS = [
  aRow(1, { findings: [{ severity: 'ASSUMED', text: 'L’acquéreur paie les honoraires.' }] }),
  aRow(2, { result: 'REFUSED', findings: [{ severity: 'REFUSED', text: 'Aucun prix.' }] }),
  aRow(3),
];
const page = <Item,>(content: Item[]) => ({
  content,
  page: { number: 0, size: 20, totalElements: content.length, totalPages: content.length > 0 ? 1 : 0 },
});
const open = (api: FakeHandlers, at = '/property/import/7') =>
  openPropertyScreen(<Page />, {
    at,
    route: '/property/import/:importId?',
    api: {
      'GET user': () => [],
      'GET property/import': () => page([]),
      'GET property/import/{importId}/rows': () => page(ROWS),
      ...api,
    },
  });

describe('an import of listings', () => {
  it('starts with a file and continues to its check', async () => {
    stubGlobal('XMLHttpRequest', TakenRequest);
    const found = anImport({ status: 'CHECKING', summary: null });
    TakenRequest.answer = JSON.stringify(found);
    const { user, address } = await open({ 'GET property/import/{importId}': () => found }, '/property/import');
    await screen.findByText('Déposez l’export de votre logiciel');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['PK'], 'export.zip', { type: 'application/zip' }));
    await waitFor(() => expect(address()).toBe('/property/import/7'));
    expect(await screen.findByText('Lecture du fichier…')).toBeVisible();
  });

  it('names a file that cannot be read', async () => {
    const { user } = await open({}, '/property/import');
    await user.selectOptions(await screen.findByRole('combobox'), 'windows-1252');
    const file = new File(['ref'], 'export.csv', { type: 'text/csv' });
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce fichier est illisible/);
  });

  it('lists past imports', async () => {
    await open({ 'GET property/import': () => page([anImport({ status: 'DONE' })]) }, '/property/import');
    const table = await screen.findByRole('table', { name: 'Imports précédents' });
    expect(within(table).getByRole('link', { name: 'export.zip' })).toHaveAttribute('href', '/property/import/7');
    expect(within(table).getByText('Terminé')).toBeVisible();
  });

  it('reaches past imports beyond the first page', async () => {
    const pages = [anImport({ fileName: 'récent.zip' }), anImport({ fileName: 'ancien.zip', importId: 6 })];
    const { user } = await open(
      {
        'GET property/import': ({ query }) => {
          const number = Number(query.pageNumber ?? 0);
          return {
            content: pages.slice(number, number + 1),
            page: { number, size: 20, totalElements: 40, totalPages: 2 },
          };
        },
      },
      '/property/import',
    );
    expect(await screen.findByRole('link', { name: 'récent.zip' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect(await screen.findByRole('link', { name: 'ancien.zip' })).toHaveAttribute('href', '/property/import/6');
  });

  it('shows each line with problems and assumptions, and runs without excluded ones', async () => {
    let state = anImport();
    const { user, api } = await open({
      'GET property/import/{importId}': () => state,
      'POST property/import/{importId}/run': () => (state = anImport({ status: 'RUNNING', done: 1, total: 2 })),
    });
    expect(await screen.findByText('L’acquéreur paie les honoraires.', { exact: false })).toBeVisible();
    expect(screen.getByText('Aucun prix.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Importer la ligne 2' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Importer la ligne 3' }));
    expect(screen.getByText('laissée de côté')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importer 1 annonce' }));
    expect(await screen.findByText('Import en cours. Vous pouvez quitter cette page.')).toBeVisible();
    const started = api.received.find(({ key }) => key === 'POST property/import/{importId}/run');
    expect(started?.body).toEqual({ leaveOut: [3], mandates: null });
  });

  it('registers mandates only on request, with chosen terms', async () => {
    const summary = { ...anImport().summary!, mandates: 2 };
    let state = anImport({ summary });
    const { user, api } = await open({
      'GET property/import/{importId}': () => state,
      'POST property/import/{importId}/run': () => (state = anImport({ status: 'RUNNING', summary })),
    });
    const group = await screen.findByRole('group', { name: '2 annonces portent un numéro de mandat' });
    expect(within(group).queryByRole('combobox')).toBeNull();
    await user.click(within(group).getByRole('checkbox', { name: /Inscrire ces mandats au registre/ }));
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Durée de ces mandats' }), '3 mois');
    await user.click(within(group).getByRole('checkbox', { name: 'Reconduits tacitement' }));
    await user.click(screen.getByRole('button', { name: 'Importer 2 annonces' }));
    expect(await screen.findByText('Import en cours. Vous pouvez quitter cette page.')).toBeVisible();
    const started = api.received.find(({ key }) => key === 'POST property/import/{importId}/run');
    expect(started?.body).toEqual({ leaveOut: [], mandates: { durationMonths: 3, renewal: false } });
  });

  it('filters lines by outcome', async () => {
    const { user, api } = await open({ 'GET property/import/{importId}': () => anImport() });
    await user.click(await screen.findByRole('button', { name: /refusées/ }));
    await waitFor(() => expect(api.received.at(-1)?.query.get('result')).toBe('REFUSED'));
    await user.click(screen.getByRole('button', { name: /avec supposition/ }));
    await waitFor(() => expect(api.received.at(-1)?.query.get('doubtful')).toBe('true'));
  });

  it('shows its outcome when done, and is undone after confirmation', async () => {
    let state = anImport({ status: 'DONE' });
    const { user } = await open({
      'GET property/import/{importId}': () => state,
      'POST property/import/{importId}/undo': () => (state = anImport({ status: 'UNDONE', undone: 1, keptByUndo: 1 })),
    });
    expect(await screen.findByText('2 biens créés ou mis à jour')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'V26-00001' })).toHaveAttribute('href', '/property/V26-00001');
    await user.click(screen.getByRole('button', { name: 'Annuler l’import' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/sauf leurs photos, leurs commentaires et leurs contacts, qui restent tels quels/);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler l’import' }));
    expect(await screen.findByText('Import annulé, 1 bien repris')).toBeVisible();
    expect(screen.getByText(/1 bien a été gardé/)).toBeVisible();
  });

  it('explains a refused file, and an unknown import links back', async () => {
    const error = 'Aucune annonce lisible.';
    await open({ 'GET property/import/{importId}': () => anImport({ status: 'FAILED', summary: null, error }) });
    expect(await screen.findByText(error)).toBeVisible();
    await open({ 'GET property/import/{importId}': () => refuse('NOT_FOUND') });
    expect(await screen.findByText('Cet import n’existe pas')).toBeVisible();
  });
});
