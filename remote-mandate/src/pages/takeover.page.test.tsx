import { screen, waitFor, within } from '@testing-library/react';
import { recogniseTakeover } from '@pignon/shared/domain/mandate/takeover/takeover-headings';
import type { TakeoverInput, TakeoverResult } from '@pignon/shared/domain/mandate/takeover/takeover.schema';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './takeover.page';

const resultOf = ({ line, values }: TakeoverInput['lines'][number], mandateId: number | null): TakeoverResult => {
  const registerNumber = Number(values.registerNumber);
  const base = { line, register: 'T' as const, registerNumber, propertyRef: values.propertyRef ?? '', notes: [] };
  const principal = { source: 'NEW' as const, contactId: null, name: values.lastFirst ?? '', reasons: [] };
  if (values.propertyRef !== 'V1') {
    const problems = [{ path: 'propertyRef' as const, message: 'Aucun bien n’a cette référence' }];
    return { ...base, outcome: 'REFUSED', mandateId: null, principals: [], problems };
  }
  return { ...base, outcome: 'TAKEN', mandateId, principals: [principal], problems: [] };
};
const answer = (from: number | null) => (input: { body: unknown }) => ({
  results: (input.body as TakeoverInput).lines.map((each) => resultOf(each, from && from + each.line)),
  next: { T: 515, G: 1 },
});

const open = async (api: FakeHandlers = {}, privacy = false) => {
  const testScreen = await renderScreen(<Page />, {
    at: '/mandate/takeover',
    roles: ['MANAGER'],
    privacy,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [aUser({ loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Ibarra' })],
      'POST mandate/takeover/check': answer(null),
      'POST mandate/takeover': answer(100),
      ...api,
    },
  });
  const selectFile = (text: string) =>
    testScreen.user.upload(
      testScreen.container.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([text], 'registre.csv'),
    );
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await testScreen.user.click(button);
  };
  return { ...testScreen, choose: selectFile, press };
};
const TEXT = `N° mandat;Date d’inscription;Réf. bien;Mandant;Étage
512;02/03/2026;V1;Dupont Ana;1
513;03/03/2026;V9;Martin Luc;2
514;04/03/2026;V1;Durand Zoé;3`;
const counts = () =>
  within(screen.getByRole('group', { name: 'Ce que deviennent les lignes' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('taking over mandates', () => {
  it('recognises columns, and requires number, date and property', async () => {
    const { choose: selectFile, user } = await open();
    await selectFile(TEXT);
    const number = await screen.findByRole('combobox', { name: 'Ce que devient la colonne N° mandat' });
    expect(number).toHaveDisplayValue('N° de mandat');
    expect(screen.getByText('Cette colonne ne sera pas reprise').parentElement).toHaveTextContent('Étage');
    await user.selectOptions(number, '');
    expect(screen.getByRole('alert')).toHaveTextContent('N° de mandat');
    expect(screen.getByRole('button', { name: 'Vérifier les lignes' })).toBeDisabled();
  });

  it('previews each line before anything is written, and can exclude lines', async () => {
    const { choose: selectFile, press, api, user } = await open();
    await selectFile(TEXT);
    await press('Vérifier les lignes');
    await waitFor(() => expect(counts()).toEqual(['2mandats à reprendre', '0déjà au registre', '1ligne refusée']));
    expect(screen.getByText(/^Réf\. bien\s: Aucun bien n’a cette référence$/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Reprendre la ligne 4' }));
    await press('Reprendre 1 mandat');
    expect(await screen.findByText('1 mandat repris')).toBeVisible();
    const takeoverRequests = api.received.filter(({ key }) => key === 'POST mandate/takeover');
    expect(takeoverRequests.map(({ body }) => (body as TakeoverInput).lines.map(({ line }) => line))).toEqual([[2, 3]]);
    expect(screen.getByText(/le prochain mandat signé portera le n°\sT-515/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Télécharger la ligne refusée' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir le registre' })).toHaveAttribute(
      'href',
      '/mandate/register?register=t',
    );
  });

  it('resumes after an interruption, each batch with its own key', async () => {
    let refusals = 1;
    const {
      choose: selectFile,
      press,
      api,
    } = await open({
      'POST mandate/takeover': (input) => (refusals-- > 0 ? refuse('FORBIDDEN') : answer(100)(input)),
    });
    await selectFile(TEXT);
    await press('Vérifier les lignes');
    await press('Reprendre 2 mandats');
    expect(await screen.findByText(/interrompue\s: 3 lignes restent à traiter/)).toBeVisible();
    await press('Continuer');
    expect(await screen.findByText('2 mandats repris')).toBeVisible();
    const keys = api.received
      .filter(({ key }) => key === 'POST mandate/takeover')
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not available while a customer may look', async () => {
    await open({}, true);
    expect(await screen.findByText('L’écran client est activé')).toBeVisible();
  });

  it('has a template whose columns are all recognised, each once', () => {
    const columns = recogniseTakeover(fr['takeover.templateHeadings'].split(';'));
    expect(columns).not.toContain(null);
    expect(fr['takeover.templateExample'].split(';')).toHaveLength(columns.length);
  });
});
