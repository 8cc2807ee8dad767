import { screen, waitFor } from '@testing-library/react';
import { labelsIn } from '@pignon/shared/domain/common/fields/field-labels';
import { USER_LABELS } from '@pignon/shared/domain/user/user-labels';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { FakeHandlers } from '../../../testing';
import { aUser, renderScreen } from '../../../testing';
import { FormSection, PhoneField, RecordForm, RepeatedFields, TextField } from '..';

export const valuesOf = ({ firstName, lastName, phoneNumbers, photoURL }: User) => ({
  firstName,
  lastName,
  phoneNumbers,
  photoURL,
});
export const USER = aUser({ version: 3, phoneNumbers: ['+33612345678'] });

export const noDraft: FakeHandlers = {
  'GET user': () => [USER, aUser({ loginEmail: 'paul@pignon.test', firstName: 'Paul', lastName: 'Larralde' })],
  'GET user/me/draft/{key}': () => null,
  'PUT user/me/draft/{key}': () => ({ key: 'user:me', baseVersion: 3, modifiedTime: '2026-11-21T09:32:00.000Z' }),
  'DELETE user/me/draft/{key}': () => undefined,
};

/** Opens the profile form, after its search for a draft. */
export async function openForm(
  api: FakeHandlers,
  overrides: { user?: User; onSaved?: () => void; onCancel?: () => void } = {},
) {
  sessionStorage.clear();
  const record = overrides.user ?? USER;
  const rule = (values: { firstName: string }) =>
    values.firstName === 'Interdit' ? { path: 'firstName', message: 'Ce prénom est interdit' } : null;
  const rendered = await renderScreen(
    <RecordForm
      call="PATCH user/me"
      values={valuesOf(record)}
      version={record.version}
      valuesOf={valuesOf}
      rule={rule}
      labels={labelsIn(USER_LABELS, 'fr')}
      draftKey="user:me"
      onSaved={overrides.onSaved}
      onCancel={overrides.onCancel}
    >
      <FormSection title="Identité">
        <TextField name="firstName" label="Prénom" required />
        <TextField name="lastName" label="Nom" />
        <RepeatedFields
          name="phoneNumbers"
          empty=""
          addLabel="Ajouter"
          lineLabel={(number) => `Téléphone ${number}`}
          movable
        >
          {(path, index) => <PhoneField name={path} label={`Téléphone ${index + 1}`} />}
        </RepeatedFields>
        <TextField name="photoURL" label="Photo" nullable />
      </FormSection>
    </RecordForm>,
    { api: { ...noDraft, ...api } },
  );
  const received = (key: string) => rendered.api.received.filter((call) => call.key === key);
  await waitFor(() => expect(received('GET user/me/draft/{key}')).toHaveLength(1));
  return { ...rendered, received };
}

export const field = (label: string) => screen.getByLabelText(label);
export const status = () => screen.getByRole('status').textContent;
export const save = () => screen.getByRole('button', { name: 'Enregistrer' });
