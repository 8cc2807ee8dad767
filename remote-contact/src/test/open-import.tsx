import { screen, waitFor } from '@testing-library/react';
import type { ImportInput, ImportResult } from '@pignon/shared/domain/contact/import/import.schema';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import { aUser, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from '../pages/import.page';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
export const KNOWN = 'connu@exemple.test';

const resultOf = ({ line, values }: ImportInput['lines'][number], contactId: number | null): ImportResult => {
  const result = { line, contactId, sameAsLine: null, reasons: [], problems: [], notes: [] };
  if (values.email === KNOWN) return { ...result, outcome: 'DOUBLE', contactId: 7, reasons: ['EMAIL'] };
  if (values.lastName) return { ...result, outcome: 'CREATED' };
  const problems = [{ path: 'lastName' as const, message: 'Un nom ou une société est requis.' }];
  return { ...result, contactId: null, outcome: 'REFUSED', problems };
};
/** Builds the server's outcomes of lines; created contacts get ids from `from`. */
export const answer = (from: number | null) => (input: { body: unknown }) => ({
  results: (input.body as ImportInput).lines.map((line) => resultOf(line, from === null ? null : from + line.line)),
});

/** The user's drafts, as the server stores them. */
export function drafts(first: Draft | null = null) {
  let fileState = first;
  const handlers: FakeHandlers = {
    'GET user/me/draft/{key}': () => fileState,
    'PUT user/me/draft/{key}': ({ params, body }) => {
      fileState = { ...body, key: params.key, modifiedTime: '2026-11-21T10:00:00.000Z' };
      return { key: fileState.key, baseVersion: null, modifiedTime: fileState.modifiedTime };
    },
    'DELETE user/me/draft/{key}': () => void (fileState = null),
  };
  return { handlers, kept: () => fileState };
}

/** Opens the import; `choose` selects a file, `press` waits until a button is enabled and clicks it. */
export const openImport = async (api: FakeHandlers = {}, draft = drafts(), privacy = false) => {
  const testScreen = await renderScreen(<Page />, {
    at: '/contact/import',
    roles: ['MANAGER'],
    messages,
    privacy,
    api: {
      'GET user': () => [aUser({ loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Ibarra' })],
      'POST contact/import/check': answer(null),
      'POST contact/import': answer(100),
      ...draft.handlers,
      ...api,
    },
  });
  const selectFile = (text: string | Uint8Array<ArrayBuffer>, name = 'clients.csv') =>
    testScreen.user.upload(
      testScreen.container.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([text], name),
    );
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await testScreen.user.click(button);
  };
  return { ...testScreen, choose: selectFile, press };
};
