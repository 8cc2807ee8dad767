import { screen, waitFor } from '@testing-library/react';
import { refuse, renderScreen } from '../../../testing';
import { FormSection, RecordForm, TextField } from '..';
import { field, noDraft, status } from '../test/open-form';

const KEY_TAKEN = [{ path: 'Idempotency-Key', message: 'Cette clé a déjà servi pour une autre demande.' }];

it('creates no second record when the answer to the first request was lost and the values changed since', async () => {
  sessionStorage.clear();
  let requestCount = 0;
  const { user, api } = await renderScreen(
    <RecordForm
      call="POST sync"
      values={{ name: '', kind: 'POLIRIS' as const }}
      valuesOf={({ name }) => ({ name, kind: 'POLIRIS' as const })}
      toBody={(values) => ({ ...values, code: 'portail' })}
      labels={{}}
      draftKey="portal:new"
    >
      <FormSection title="Portail">
        <TextField name="name" label="Nom" />
      </FormSection>
    </RecordForm>,
    {
      api: {
        ...noDraft,
        'POST sync': () => {
          requestCount += 1;
          if (requestCount === 1) return refuse('UNAVAILABLE');
          return requestCount < 4 ? refuse('CONFLICT', KEY_TAKEN) : refuse('UNAVAILABLE');
        },
      },
    },
  );
  const keys = () =>
    api.received.filter(({ key }) => key === 'POST sync').map((call) => call.headers['idempotency-key']);
  const press = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await user.type(field('Nom'), 'Portail');
  await press();
  await waitFor(() => expect(status()).toContain('indisponible'));
  for (const presses of [2, 3]) {
    await user.type(field('Nom'), 'x');
    await press();
    await waitFor(() => expect(keys()).toHaveLength(presses));
    await waitFor(() => expect(status()).toContain('la fiche existe déjà'));
  }
  expect(new Set(keys()).size).toBe(1);
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
  await user.type(field('Nom'), 'Autre');
  await press();
  await waitFor(() => expect(keys()).toHaveLength(4));
  expect(keys()[3]).not.toBe(keys()[0]);
});
