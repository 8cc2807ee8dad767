import { screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { hasUnsavedChanges, leavingEffect } from '@pignon/shared/contract';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import { renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { anEvent } from '../../test/factories';
import { QuickAdd } from './quick-add';

const DAY = '2026-11-21';
const STORED_DRAFT = { key: 'quick:contact-17', baseVersion: null, modifiedTime: '2026-11-21T09:32:00.000Z' };
const draftOf = (title: string): Draft => ({ ...STORED_DRAFT, values: { type: 'NOTE', title, day: DAY }, base: {} });

async function open(draft: Draft | null, api: FakeHandlers = {}) {
  sessionStorage.clear();
  const rendered = await renderScreen(<QuickAdd day={DAY} links={[{ kind: 'contact', id: '17' }]} />, {
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'GET user/me/draft/{key}': () => draft,
      'PUT user/me/draft/{key}': () => STORED_DRAFT,
      'DELETE user/me/draft/{key}': () => undefined,
      'POST event/create': () => anEvent(),
      ...api,
    },
  });
  const draftRequests = (method: string) =>
    rendered.api.received.filter(({ key }) => key === `${method} user/me/draft/{key}`);
  return { ...rendered, sent: draftRequests };
}
const line = () => screen.getByRole('textbox', { name: /^Ajouter une tâche/ });

beforeAll(() => import('./line-draft'), 60_000);

describe('the line that adds an event', () => {
  it('requests no draft until it has the focus', async () => {
    const { user, sent } = await open(null);
    expect(sent('GET')).toEqual([]);
    await user.click(line());
    await waitFor(() => expect(sent('GET')).toMatchObject([{ params: { key: 'quick:contact-17' } }]));
  });

  it('restores its draft, and deletes it once the event is created', async () => {
    const { user, api, sent } = await open(draftOf('Rappeler le notaire'));
    await user.click(line());
    await waitFor(() => expect(line()).toHaveValue('Rappeler le notaire'));
    expect(screen.getByRole('radio', { name: 'Note' })).toBeChecked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
    const createRequest = api.received.find(({ key }) => key === 'POST event/create');
    expect(createRequest?.body).toMatchObject({ type: 'NOTE', title: 'Rappeler le notaire' });
    expect(line()).toHaveValue('');
  });

  it('stores what is typed on the server, so that leaving loses nothing', async () => {
    const { user, sent, unmount } = await open(null);
    await user.click(line());
    await waitFor(() => expect(sent('GET')).toHaveLength(1));
    await user.keyboard('Rappeler');
    expect(leavingEffect()).toBe('draft');
    unmount();
    await waitFor(() => expect(sent('PUT')).toMatchObject([{ body: { values: { title: 'Rappeler' } } }]));
  });

  it("is cleared by Escape, and restored by the notice's undo", async () => {
    const { user } = await open(null);
    const requestBodies: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && requestBodies.push(action.id));
    await user.type(line(), 'Rappeler{Escape}');
    stop();
    expect(line()).toHaveValue('');
    expect(hasUnsavedChanges()).toBe(false);
    bus.publish('notice.answered', { id: requestBodies[0]! });
    await waitFor(() => expect(line()).toHaveValue('Rappeler'));
  });
});
