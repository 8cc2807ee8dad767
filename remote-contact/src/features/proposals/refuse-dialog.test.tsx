import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { refuse, renderScreen } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { aProposal } from '../../test/a-proposal';
import { ProposalActions } from './proposal-actions';

it('keeps the reason of a refusal on screen until it is recorded', async () => {
  const { user, api } = await renderScreen(<ProposalActions proposal={aProposal()} />, {
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    roles: ['NEGOTIATOR'],
    api: { 'PATCH proposal/{id}/status': () => refuse('UNAVAILABLE') },
  });
  const notes = () =>
    api.received.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => (body as { note?: string }).note);
  await user.click(screen.getByRole('button', { name: /Suite à donner/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Le bien ne convient pas…' }));
  const dialog = screen.getByRole('dialog', { name: /Pourquoi/ });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Motif' }), 'Emplacement');
  await user.type(within(dialog).getByRole('textbox', { name: 'Remarque' }), 'Trop loin');
  const failed = new Promise<void>((resolve) => {
    const stop = bus.on('error.raised', () => {
      stop();
      resolve();
    });
  });
  await user.click(within(dialog).getByRole('button', { name: 'Noter le refus' }));
  await failed;
  expect(dialog).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Remarque' })).toHaveValue('Trop loin');
  api.use({ 'PATCH proposal/{id}/status': () => aProposal({ status: 'REFUSED' }) });
  await user.click(within(dialog).getByRole('button', { name: 'Noter le refus' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notes()).toEqual(['Trop loin', 'Trop loin']);
});
