import { Profiler, type ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { hasUnsavedChanges } from '@pignon/shared/contract';
import { renderScreen } from '../../testing';
import { RecordForm, TextField, useFormValue, useFormValues } from '.';
import { field, noDraft, status, USER, valuesOf } from './test/open-form';

async function openFields(children: ReactNode) {
  sessionStorage.clear();
  const opened = await renderScreen(
    <RecordForm
      call="PATCH user/me"
      values={valuesOf(USER)}
      version={USER.version}
      valuesOf={valuesOf}
      labels={{}}
      draftKey="user:me"
    >
      <TextField name="firstName" label="Prénom" />
      {children}
    </RecordForm>,
    { api: noDraft },
  );
  const isDraftRead = () => opened.api.received.some(({ key }) => key === 'GET user/me/draft/{key}');
  await waitFor(() => expect(isDraftRead()).toBe(true));
  await waitFor(() => expect(status()).toBe('Aucune modification'));
  return opened;
}

it('renders no other field for a keystroke, nor for the states of the session', async () => {
  const onRender = jest.fn();
  const { user } = await openFields(
    <Profiler id="others" onRender={onRender}>
      <TextField name="lastName" label="Nom" />
    </Profiler>,
  );
  onRender.mockClear();
  await user.type(field('Prénom'), 'x');
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
  await waitFor(() => expect(status()).not.toBe('Aucune modification'));
  await user.tab();
  expect(onRender.mock.calls.map(([, phase]) => phase as string)).toEqual([]);
});

it('gives values at the first render, and renders their readers only when they change', async () => {
  const seen: unknown[] = [];
  function Reader() {
    seen.push(useFormValue('phoneNumbers'));
    return null;
  }
  const { user } = await openFields(<Reader />);
  expect(seen).toEqual([USER.phoneNumbers]);
  await user.type(field('Prénom'), 'xyz');
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
  expect(seen).toEqual([USER.phoneNumbers]);
});

it('gives all values while typing', async () => {
  function Reader() {
    const { firstName, lastName } = useFormValues() as typeof USER;
    return <p>{`${firstName} ${lastName}`}</p>;
  }
  const { user } = await openFields(<Reader />);
  expect(screen.getByText(`${USER.firstName} ${USER.lastName}`)).toBeVisible();
  await user.clear(field('Prénom'));
  await user.type(field('Prénom'), 'Maïté');
  expect(await screen.findByText(`Maïté ${USER.lastName}`)).toBeVisible();
});
