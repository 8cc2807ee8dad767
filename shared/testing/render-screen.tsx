import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { configureApi, createQueryClient, QueryClientProvider, setReadingCalls } from '@pignon/shared/api';
import { READING } from '@pignon/shared/api/reading-calls';
import { invalidateOnChange } from '@pignon/shared/api/invalidate-queries';
import { bus } from '@pignon/shared/bus';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { i18n, loadNamespace, setupI18n, type NamespaceLoader } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import { createMemoryRouter, RouterProvider } from '@pignon/shared/router';
import { createStore, privacyStore } from '@pignon/shared/state';
import { productSession } from '../auth/product-session';
import type { IdentityService } from '../auth/identity/identity-service';
import type { EndReason, SessionState } from '../auth/session-state';
import { aUser } from './factories';
import { startFakeApi, type FakeApi, type FakeHandlers } from './fake-api';
import { A_PERSON, fakeIdentity } from './fake-identity';

export type ScreenOptions = {
  /** Responses of the API. */
  api?: FakeHandlers;
  /** The address the screen is opened at. */
  at?: string;
  /** The route it is mounted on, when it reads parameters: `/property/:reference`. */
  route?: string;
  /** Roles of the user. */
  roles?: readonly Role[];
  /** Replaces the identity service, for screens that sign in or out. */
  identity?: IdentityService;
  /** Shows private data unless the test is about privacy. */
  privacy?: boolean;
  /** The remote's own texts. */
  messages?: { namespace: string; load: NamespaceLoader };
};

export type Screen = RenderResult & {
  user: UserEvent;
  api: FakeApi;
  /** Current path and query. */
  address: () => string;
  /** Reasons of ended sessions, in order. */
  ended: readonly EndReason[];
};

const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of cleanUps.splice(0)) await close();
});

/** @returns the reasons of ended sessions, in order */
function signedIn(roles: readonly Role[], identity: IdentityService): readonly EndReason[] {
  const ended: EndReason[] = [];
  const state = createStore<SessionState>({
    kind: 'signed-in',
    identity: A_PERSON,
    user: aUser({ roles: [...roles] }),
  });
  const noop = () => Promise.resolve();
  const reload = () => Promise.resolve(true);
  productSession.set({
    state,
    identity,
    token: identity.token,
    renewToken: reload,
    reload,
    doubt: noop,
    block: () => undefined,
    end: (reason) => {
      ended.push(reason);
      return noop();
    },
    endOnRequest: async (reason, endOnServer) => {
      await endOnServer();
      ended.push(reason);
    },
  });
  cleanUps.push(() => productSession.set(undefined));
  return ended;
}

let isReporting = false;

/** Reports missing texts as errors, on which jest/setup.ts fails the test. */
function reportMissingTexts(): void {
  if (isReporting) return;
  isReporting = true;
  const reportMissingKey = (key: string) => {
    globalThis.reportError(new Error(`there is no word "${key}"`));
    return `?${key}?`;
  };
  i18n.on('missingKey', (_languages: readonly string[], _namespace: string, key: string) => reportMissingKey(key));
  // an empty key means all texts
  i18n.options.returnedObjectHandler = reportMissingKey;
}

/** Renders a screen as the host does: texts, session, router, query client and an API over real HTTP. */
export async function renderScreen(screen: ReactElement, options: ScreenOptions = {}): Promise<Screen> {
  const { at = '/', route = '*', roles = ['MANAGER'], privacy = false, messages } = options;
  setupI18n('fr');
  addChoices();
  reportMissingTexts();
  if (messages) await loadNamespace(messages.namespace, messages.load);
  const api = await startFakeApi(options.api ?? {});
  cleanUps.push(() => api.close());
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token') });
  setReadingCalls(READING);
  privacyStore.set(privacy);
  const ended = signedIn(roles, options.identity ?? fakeIdentity(A_PERSON));
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  cleanUps.push(() => client.clear(), invalidateOnChange(client, bus));
  const fallbackRoute = { path: '*', element: <p>{`ailleurs`}</p> };
  const routes = route === '*' ? [{ path: '*', element: screen }] : [{ path: route, element: screen }, fallbackRoute];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const user = userEvent.setup();
  const result = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...result, user, api, address, ended };
}
