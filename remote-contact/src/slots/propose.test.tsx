import { screen, waitFor } from '@testing-library/react';
import { MAX_PAIRS } from '@pignon/shared/domain/proposal/proposal.limits';
import { aContact, renderScreen } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Slot } from './propose.slot';

const open = (references: readonly string[], contactIds: readonly number[]) =>
  renderScreen(<Slot references={references} contactIds={contactIds} />, {
    roles: ['NEGOTIATOR'],
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'POST contact/byIds': ({ body }) => ({ content: body.map((id) => aContact({ id, lastName: `N${id}` })) }),
      'GET commune': () => [],
      'POST proposal/preview': ({ body }) => ({
        accepted: body.pairs.filter(({ contactId }) => contactId === 7),
        refused: body.pairs
          .filter(({ contactId }) => contactId !== 7)
          .map((pair) => ({
            ...pair,
            code: 'NO_EMAIL' as const,
            message: 'Ce contact n’a pas d’adresse électronique.',
          })),
        introduction: '',
        mail: null,
      }),
    },
  });

it('proposes every property of the cart to every contact, and explains refusals once per contact', async () => {
  const { user, api } = await open(['V26-1', 'V26-2'], [7, 8]);
  await user.click(screen.getByRole('button', { name: 'Proposer' }));
  expect(await screen.findByText('Ce contact n’a pas d’adresse électronique.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envoyer à 1 client' })).toBeEnabled();
  expect(screen.getAllByRole('link', { name: 'V26-2' })).toHaveLength(2);
  expect(api.received.find(({ key }) => key === 'POST proposal/preview')?.body).toEqual({
    means: 'EMAIL',
    pairs: [
      { contactId: 7, reference: 'V26-1' },
      { contactId: 7, reference: 'V26-2' },
      { contactId: 8, reference: 'V26-1' },
      { contactId: 8, reference: 'V26-2' },
    ],
  });
});

it('says how many exceed one request', async () => {
  const contactIds = Array.from({ length: MAX_PAIRS / 2 + 1 }, (_, index) => index + 1);
  const { user, api } = await open(['V26-1', 'V26-2'], contactIds);
  await user.click(screen.getByRole('button', { name: 'Proposer' }));
  expect(
    await screen.findByText(/^200 propositions au plus partent à la fois.: il en restera 2 à faire ensuite\.$/),
  ).toBeVisible();
  await waitFor(() =>
    expect(api.received.find(({ key }) => key === 'POST proposal/preview')?.body).toHaveProperty(
      'pairs.length',
      MAX_PAIRS,
    ),
  );
});

it.each([
  [[], [7], 'Le panier n’a pas de bien à proposer.'],
  [['V26-1'], [], 'Le panier n’a pas de contact à qui proposer ces biens.'],
])('names what the cart lacks: %s, %s', async (references, contactIds, reason) => {
  const { user } = await open(references, contactIds);
  const button = screen.getByRole('button', { name: 'Proposer' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.hover(button);
  expect(await screen.findByText(reason)).toBeInTheDocument();
});
