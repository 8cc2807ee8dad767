import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import { renderScreen } from '../../../testing';
import { useKeptDraft } from '..';
import { noDraft } from '../test/open-form';

const EMPTY = { title: '', city: '' };

function Tour() {
  const [values, setValues] = useState(EMPTY);
  const { draft } = useKeptDraft({
    draftKey: 'tour:new',
    values,
    base: EMPTY,
    version: undefined,
    onFound: (found) => setValues(found.values as unknown as typeof EMPTY),
  });
  return (
    <>
      <input
        aria-label="Titre"
        value={values.title}
        onChange={(event) => setValues({ ...values, title: event.target.value })}
      />
      <output aria-label="Ville">{values.city}</output>
      <output aria-label="Brouillon">{draft.kind}</output>
    </>
  );
}

it('restores a draft under what was typed before it arrived', async () => {
  sessionStorage.clear();
  let arrive: (arrived: Draft) => void = () => undefined;
  const late = new Promise<Draft>((resolve) => {
    arrive = resolve;
  });
  const { user } = await renderScreen(<Tour />, { api: { ...noDraft, 'GET user/me/draft/{key}': () => late } });
  await user.type(screen.getByLabelText('Titre'), 'x');
  arrive({
    key: 'tour:new',
    values: { title: 'Avant', city: 'Biarritz' },
    base: EMPTY,
    baseVersion: null,
    modifiedTime: '2026-11-21T09:32:00.000Z',
  });
  await waitFor(() => expect(screen.getByLabelText('Ville')).toHaveTextContent('Biarritz'));
  expect(screen.getByLabelText('Titre')).toHaveValue('x');
  expect(screen.getByLabelText('Brouillon')).toHaveTextContent('resumed');
});
