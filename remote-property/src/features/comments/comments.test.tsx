import { screen, within, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { leavingEffect } from '@pignon/shared/contract';
import type { Comment } from '@pignon/shared/domain/common/comment.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aUser, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../../test/open-property-screen';
import { CommentsPanel } from './comments-panel';
import { adding, deleting, pinning, rewording } from './edit-comments';

const ME = aUser().loginEmail;
const [OWN_TIME, OTHER_TIME] = ['2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z'];
const comments: Comment[] = [
  { pinned: false, text: 'Clé au bureau', createdTime: OWN_TIME, author: ME },
  { pinned: false, text: 'Chien méchant', createdTime: OTHER_TIME, author: 'nora@pignon.test' },
];

function open(api: FakeHandlers = {}, options: { roles?: readonly Role[]; privacy?: boolean } = {}) {
  sessionStorage.clear();
  const property = aProperty({ comments, version: 3 });
  return openPropertyScreen(<CommentsPanel property={property} />, {
    roles: ['NEGOTIATOR'],
    ...options,
    api: { 'GET user': () => [], 'PATCH property/{reference}': () => aProperty({ version: 4 }), ...api },
  });
}
beforeAll(() => import('./comment-form'), 60_000);

const commentRequests = (received: { key: string; body: unknown }[]) =>
  received
    .filter(({ key }) => key.startsWith('PATCH'))
    .map(({ body }) => (body as Pick<Property, 'comments'>).comments);
const menuOf = (text: string) =>
  within(screen.getByText(text).closest('li')!).getByRole('button', { name: 'Actions sur ce commentaire' });

describe('comments on a property', () => {
  it('are added, trimmed, before the others', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Ajouter un commentaire' }));
    expect(screen.getByRole('button', { name: 'Ajouter le commentaire' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Texte du commentaire' }), '  Portail réparé ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const [saved] = commentRequests(api.received);
    expect(saved?.map(({ text }) => text)).toEqual(['Portail réparé', 'Clé au bureau', 'Chien méchant']);
    expect(api.received.find(({ key }) => key.startsWith('PATCH'))?.headers['if-match']).toBe('"3"');
  });

  it('are pinned by everybody, and edited by their author only', async () => {
    const { user, api } = await open();
    await user.click(menuOf('Chien méchant'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Épingler']);
    await user.click(screen.getByRole('menuitem', { name: 'Épingler' }));
    await waitFor(() => expect(commentRequests(api.received)).toHaveLength(1));
    expect(commentRequests(api.received)[0]).toEqual([comments[0], { ...comments[1], pinned: true }]);
    await user.click(menuOf('Clé au bureau'));
    await user.click(screen.getByRole('menuitem', { name: 'Modifier' }));
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'Clé rendue');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(commentRequests(api.received)).toHaveLength(2));
    expect(commentRequests(api.received)[1]?.[0]).toEqual({ ...comments[0], text: 'Clé rendue' });
  });

  it('are pinned while another is typed, which stays in its form', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Ajouter un commentaire' }));
    await user.type(await screen.findByRole('textbox'), 'Portail à réparer');
    const pinOther = async () => {
      await user.click(menuOf('Chien méchant'));
      await user.click(screen.getByRole('menuitem', { name: 'Épingler' }));
    };
    await pinOther();
    await waitFor(() => expect(commentRequests(api.received)).toHaveLength(1));
    api.use({ 'PATCH property/{reference}': () => refuse('TOO_MANY_REQUESTS') });
    await pinOther();
    await waitFor(() => expect(commentRequests(api.received)).toHaveLength(2));
    expect(await screen.findByRole('textbox')).toHaveValue('Portail à réparer');
    expect(screen.queryByRole('alert')).toBeNull();
    api.use({ 'PATCH property/{reference}': () => aProperty({ version: 5 }) });
    await user.click(screen.getByRole('button', { name: 'Ajouter le commentaire' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('are deleted after confirmation; managers may delete those of others', async () => {
    const { user, api } = await open({}, { roles: ['MANAGER'] });
    await user.click(menuOf('Chien méchant'));
    await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
    const dialog = screen.getByRole('dialog', { name: /Supprimer ce commentaire/ });
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commentRequests(api.received)).toEqual([[comments[0]]]);
  });

  it('are saved again on a colleague’s newer list', async () => {
    const colleagueComment: Comment = {
      pinned: true,
      text: 'Vu hier',
      createdTime: '2026-11-21T08:00:00.000Z',
      author: 'a',
    };
    let refused = false;
    const { user, api } = await open({
      'PATCH property/{reference}': () => {
        if (refused) return aProperty({ version: 9 });
        refused = true;
        return refuse('STALE', [], { current: aProperty({ comments: [colleagueComment], version: 8 }) });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Ajouter un commentaire' }));
    await user.type(screen.getByRole('textbox'), 'Moi aussi');
    await user.click(screen.getByRole('button', { name: 'Ajouter le commentaire' }));
    await waitFor(() => expect(commentRequests(api.received)).toHaveLength(2));
    expect(commentRequests(api.received)[1]?.map(({ text }) => text)).toEqual(['Moi aussi', 'Vu hier']);
    expect(api.received.findLast(({ key }) => key.startsWith('PATCH'))?.headers['if-match']).toBe('"8"');
  });

  it('keep what was typed when saving fails', async () => {
    const { user } = await open({ 'PATCH property/{reference}': () => refuse('TOO_MANY_REQUESTS') });
    await user.click(screen.getByRole('button', { name: 'Ajouter un commentaire' }));
    await user.type(screen.getByRole('textbox'), 'Important');
    await user.click(screen.getByRole('button', { name: 'Ajouter le commentaire' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
    expect(screen.getByRole('textbox')).toHaveValue('Important');
  });

  it('have a draft each', async () => {
    const draftHandlers: FakeHandlers = {
      'GET user/me/draft/{key}': ({ params }) =>
        params.key === 'comment:V26-00042'
          ? {
              key: params.key,
              values: { text: 'Voir la toiture' },
              base: { text: '' },
              baseVersion: null,
              modifiedTime: OWN_TIME,
            }
          : null,
      'PUT user/me/draft/{key}': () => ({ key: 'comment:x', baseVersion: null, modifiedTime: OWN_TIME }),
      'DELETE user/me/draft/{key}': () => undefined,
    };
    const { user, api, unmount } = await open(draftHandlers);
    const draftRequests = (key: string) => api.received.filter((one) => one.key === `${key} user/me/draft/{key}`);
    await user.click(screen.getByRole('button', { name: 'Ajouter un commentaire' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Voir la toiture'));
    expect(leavingEffect()).toBe('draft');
    await user.click(screen.getByRole('button', { name: 'Ajouter le commentaire' }));
    await waitFor(() => expect(draftRequests('DELETE')).toMatchObject([{ params: { key: 'comment:V26-00042' } }]));
    await user.click(menuOf('Clé au bureau'));
    await user.click(screen.getByRole('menuitem', { name: 'Modifier' }));
    await user.type(await screen.findByRole('textbox'), ' nord');
    unmount();
    await waitFor(() =>
      expect(draftRequests('PUT').at(-1)).toMatchObject({ body: { values: { text: 'Clé au bureau nord' } } }),
    );
    expect(draftRequests('PUT').at(-1)?.params.key).toBe(`comment:V26-00042-${Date.parse(OWN_TIME)}`);
  });

  it("are restored by the notice's undo after being cancelled", async () => {
    const { user } = await open();
    const requests: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && requests.push(action.id));
    await user.click(screen.getByRole('button', { name: 'Ajouter un commentaire' }));
    await user.type(await screen.findByRole('textbox'), 'Important{Escape}');
    stop();
    expect(screen.queryByRole('textbox')).toBeNull();
    bus.publish('notice.answered', { id: requests[0]! });
    expect(await screen.findByRole('textbox')).toHaveValue('Important');
  });

  it.each([
    ['who only reads', { roles: ['SUPPORT'] as const }],
    ['the client’s screen', { privacy: true }],
  ])('are read-only for %s', async (_, options) => {
    await open({}, options);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an edit of the comments', () => {
  it('changes only one comment', () => {
    expect(pinning(OTHER_TIME, true)(comments).map(({ pinned }) => pinned)).toEqual([false, true]);
    expect(rewording(OWN_TIME, ' x ')(comments)[0]?.text).toBe('x');
    expect(deleting(OWN_TIME)(comments)).toEqual([comments[1]]);
  });

  it('gives two comments of one millisecond distinct times', () => {
    expect(adding('a', OWN_TIME)(comments)[0]?.createdTime).toBe('2026-11-20T10:00:00.001Z');
  });
});
