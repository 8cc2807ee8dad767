import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { aProposal, reads } from '../../test/a-proposal';
import { ProposeButton } from './propose-button';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };

describe('the proposal dialog', () => {
  const PAIRS = [
    { contactId: 7, reference: 'V26-00042' },
    { contactId: 8, reference: 'V26-00042' },
  ];
  const MAIL = { contactId: 7, subject: 'Villa, Bayonne', html: '<p>Bonjour</p>', text: '' };
  const refusal = 'Ce contact n’a pas d’adresse électronique.';
  /** Object URLs created by the page, with their content. */
  const blobs = new Map<string, Blob>();
  beforeEach(() => {
    blobs.clear();
    URL.createObjectURL = (blob: Blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    };
    URL.revokeObjectURL = (address) => void blobs.delete(address);
  });
  const open = (api: FakeHandlers = {}, roles: readonly Role[] = ['NEGOTIATOR']) =>
    renderScreen(<ProposeButton pairs={PAIRS} />, {
      messages,
      roles,
      api: {
        ...reads,
        'POST proposal/preview': ({ body }) => ({
          accepted: body.means === 'EMAIL' ? PAIRS.slice(0, 1) : PAIRS,
          refused:
            body.means === 'EMAIL'
              ? [{ contactId: 8, reference: 'V26-00042', code: 'NO_EMAIL', message: refusal }]
              : [],
          introduction: 'Voici un bien.',
          mail: body.means === 'EMAIL' ? MAIL : null,
        }),
        'POST proposal': () => ({
          proposals: [aProposal()],
          refused: [],
          undoUntil: new Date(Date.now() + 20_000).toISOString(),
        }),
        'POST proposal/undo': () => ({ undone: [3], kept: [] }),
        ...api,
      },
    });

  it('shows recipients, refusals with reasons, and the message', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    const dialog = screen.getByRole('dialog', { name: 'Proposer aux clients' });
    expect(await within(dialog).findByText(refusal)).toBeVisible();
    await waitFor(() => expect(within(dialog).getAllByText('Harispe Maialen')).toHaveLength(2));
    const message = within(dialog).getByTitle('Le message tel que le client le verra');
    expect(message).toHaveAttribute('sandbox', '');
    const createdBlob = blobs.get(message.getAttribute('src') ?? '');
    expect(createdBlob?.type).toBe('text/html;charset=utf-8');
    expect(new TextDecoder().decode(await createdBlob?.arrayBuffer())).toBe('<p>Bonjour</p>');
    expect(within(dialog).getByRole('textbox', { name: 'Introduction du message' })).toHaveValue('Voici un bien.');
    await user.click(within(dialog).getByRole('radio', { name: 'Par téléphone' }));
    expect(await within(dialog).findByRole('button', { name: 'Noter pour 2 clients' })).toBeEnabled();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  });

  it('sends the allowed ones with the typed words, and offers undo', async () => {
    const { user, api } = await open();
    const received = jest.fn<unknown, unknown[]>();
    const stop = bus.on('notice.raised', received);
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    const words = await screen.findByRole('textbox', { name: 'Introduction du message' });
    await user.clear(words);
    await user.type(words, 'À voir vite.');
    await user.click(await screen.findByRole('button', { name: 'Envoyer à 1 client' }));
    await waitFor(() => expect(received).toHaveBeenCalled());
    expect(api.received.find(({ key }) => key === 'POST proposal')?.body).toEqual({
      pairs: PAIRS.slice(0, 1),
      means: 'EMAIL',
      introduction: 'À voir vite.',
    });
    const [{ message, action, seconds }] = received.mock.calls[0] as [
      { message: string; action: { id: string }; seconds: number },
    ];
    expect([message, seconds > 15 && seconds <= 20]).toEqual(['Le message part dans un instant.', true]);
    expect(screen.queryByRole('dialog')).toBeNull();
    bus.publish('notice.answered', { id: action.id });
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST proposal/undo')?.body).toEqual({ ids: [3] }),
    );
    await waitFor(() => expect(received.mock.lastCall?.[0]).toEqual({ message: 'Proposition annulée.' }));
    stop();
  });

  it('shows the error and stays open', async () => {
    const { user } = await open({ 'POST proposal': () => refuse('UNAVAILABLE') });
    const received = jest.fn<unknown, unknown[]>();
    const stop = bus.on('error.raised', received);
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer à 1 client' }));
    await waitFor(() => expect(received).toHaveBeenCalled());
    expect(screen.getByRole('dialog')).toBeVisible();
    stop();
  });

  it('says why nothing was proposed, and stays open', async () => {
    const message = 'Le bien V26-00042 lui a été envoyé le 20/11/2026.';
    const refused = [{ contactId: 7, reference: 'V26-00042', code: 'ALREADY_SENT' as const, message }];
    const { user, api } = await open({ 'POST proposal': () => ({ proposals: [], refused, undoUntil: null }) });
    const [told, done] = [jest.fn(), jest.fn()];
    const stops = [bus.on('error.raised', told), bus.on('notice.raised', done)];
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer à 1 client' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith({ message }, expect.anything()));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(done).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(api.received.filter(({ key }) => key === 'POST proposal/preview').length).toBeGreaterThan(1),
    );
    for (const stop of stops) stop();
  });

  it('is not available to users who may not write', async () => {
    await open({}, ['SUPPORT']);
    expect(screen.queryByRole('button', { name: 'Proposer' })).toBeNull();
  });
});
