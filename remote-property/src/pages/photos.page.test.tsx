import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { Media, MediaList, RecentUpload } from '@pignon/shared/domain/media/media.schema';
import type { FakeHandlers } from '@pignon/shared/testing';
import { formatTime } from '@pignon/shared/i18n';
import { aUser } from '@pignon/shared/testing';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { aPhoto, aProperty } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './photos.page';

/** Mocks XMLHttpRequest with responses set by the test: jsdom cannot send files. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  url = '';
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {
    return undefined;
  }
  getResponseHeader = () => 'application/json';
  send() {
    FakeRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
  }
  async answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => {
      this.onload?.();
      this.onloadend?.();
      await Promise.resolve();
    });
  }
}

let media: Media[];
let version = 4;
let recent: RecentUpload[];
const list = (): MediaList => ({ content: media, version, recent });
const signed = { path: '/media/signed.webp', mimeType: 'image/webp', expiration: '2099-01-01T00:00:00.000Z' };
const api: FakeHandlers = {
  'GET property/{reference}': () => aProperty({ media }),
  'GET media/{owner}/{reference}': () => list(),
  'GET media/{owner}/{reference}/{size}/{path}': () => signed,
  'PATCH media/{owner}/{reference}': ({ body }) => {
    media = body.media.map((line) => ({ ...(media.find(({ key }) => key === line.key) ?? aPhoto(0)), ...line }));
    version += 1;
    return list();
  },
  'DELETE media/{owner}/{reference}/{path}': ({ params }) => {
    media = media.filter(({ path }) => path !== params.path);
    version += 1;
  },
};

const recentUpload = (key: string, uploadedTime: Date): RecentUpload => ({
  ...{ key, uploadedBy: aUser().loginEmail, uploadedTime: uploadedTime.toISOString(), held: null },
});
const jpeg = (name: string) =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), name], name, { type: 'image/jpeg' });
const open = (overrides: object = {}) =>
  openPropertyScreen(<Page />, {
    at: '/property/V26-00042/photos',
    route: '/property/:reference/photos',
    api,
    ...overrides,
  });

async function drop(files: readonly File[]) {
  const target = await screen.findByRole('button', { name: 'Ajouter des fichiers' });
  await act(async () => {
    fireEvent.drop(target, { dataTransfer: { types: ['Files'], files } });
    await Promise.resolve();
  });
}
/** Mocks the response to an upload: a new file. */
async function arrive(request: FakeRequest | undefined, photo: Media) {
  media = [...media, photo];
  version += 1;
  await request?.answer(201, { ...list(), sent: [photo.key] });
}
const waitForRequests = (count: number) => waitFor(() => expect(FakeRequest.sent).toHaveLength(count));

beforeEach(() => {
  media = [aPhoto(1), aPhoto(2)];
  recent = [];
  FakeRequest.sent = [];
  stubGlobal('XMLHttpRequest', FakeRequest);
  stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:local', revokeObjectURL: () => undefined }));
});
// upload queues survive their screen, and end with the session
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  bus.publish('session.ended', { reason: 'signed-out' });
});

describe('added photographs', () => {
  it('are refused one by one with the reason; the others continue', async () => {
    await open();
    await drop([
      new File(['GIF89a'], 'vieux.gif'),
      new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.HEIC'),
      new File(['bonjour'], 'notes.jpg'),
      jpeg('façade.jpg'),
    ]);
    const refused = await screen.findByRole('alert');
    expect(
      within(refused)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'vieux.gif est une image GIF\u00a0: enregistrez-la en PNG ou en JPEG, puis réessayez.',
      'IMG_1.HEIC est au format HEIC, qui ne s’ouvre pas partout\u00a0: enregistrez-la en JPEG, puis réessayez.',
      'notes.jpg n’est ni une image JPEG, PNG ou WebP, ni un PDF.',
    ]);
    await waitForRequests(1);
    expect(FakeRequest.sent[0]?.url).toMatch(/media\/property\/V26-00042\?metadata=PUBLIC$/);
  });

  it('upload three at a time with progress, and end in their chosen order', async () => {
    const { api: server } = await open();
    await drop(['a', 'b', 'c', 'd'].map((name) => jpeg(`${name}.jpg`)));
    await waitForRequests(3);
    expect(screen.getByText('En attente d’envoi')).toBeVisible();
    const [a, b, c] = FakeRequest.sent;
    act(() => a?.upload.onprogress?.({ loaded: 42, total: 100 }));
    expect(await screen.findByText('42 %')).toBeVisible();
    await arrive(b, aPhoto(12));
    await waitForRequests(4);
    await arrive(a, aPhoto(11));
    await arrive(FakeRequest.sent[3], aPhoto(14));
    await arrive(c, aPhoto(13));
    expect(await screen.findByText('6 photographies')).toBeVisible();
    const saved = () => server.received.filter(({ key }) => key === 'PATCH media/{owner}/{reference}');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(media.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-11', 'key-12', 'key-13', 'key-14']);
  });

  it('stay with the reason after a failure, until retried or removed', async () => {
    const { user } = await open();
    await drop([jpeg('a.jpg'), jpeg('b.jpg')]);
    await waitForRequests(2);
    act(() => FakeRequest.sent[0]?.onerror?.());
    await FakeRequest.sent[1]?.answer(413, { code: 'TOO_LARGE', message: '«\u00a0b.jpg\u00a0» dépasse 20\u00a0Mo.' });
    expect(await screen.findByText('« b.jpg » dépasse 20 Mo.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirer b.jpg' }));
    expect(screen.queryByText('b.jpg')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitForRequests(3);
    await arrive(FakeRequest.sent[2], aPhoto(11));
    expect(await screen.findByText('3 photographies')).toBeVisible();
    expect(screen.queryByText('a.jpg')).toBeNull();
  });

  it('stop when they are cancelled', async () => {
    const { user } = await open();
    await drop([jpeg('a.jpg')]);
    await waitForRequests(1);
    await user.click(await screen.findByRole('button', { name: 'Interrompre l’envoi de a.jpg' }));
    expect(FakeRequest.sent[0]?.isAborted).toBe(true);
    expect(screen.queryByText('a.jpg')).toBeNull();
  });
});

describe('existing photographs', () => {
  it('are published together, and one becomes the cover', async () => {
    media = [aPhoto(1), aPhoto(2, { metadata: [] })];
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Tout rendre public' }));
    await waitFor(() => expect(media.every(({ metadata }) => metadata.includes('PUBLIC'))).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Autres actions sur la photographie 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mettre en couverture' }));
    await waitFor(() => expect(media.map(({ key }) => key)).toEqual(['key-2', 'key-1']));
  });

  it('are deleted by managers only, after confirmation', async () => {
    const { user } = await open({ roles: ['NEGOTIATOR'] });
    await user.click(await screen.findByRole('button', { name: 'Autres actions sur la photographie 1' }));
    expect(screen.getByRole('menuitem', { name: 'Supprimer (réservé aux responsables)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are deleted by their uploader, with the hour until which it is allowed', async () => {
    const plan = aPhoto(3, { path: 'plan.pdf', mimeType: 'application/pdf', caption: 'Plan' });
    media = [aPhoto(1), aPhoto(2), plan];
    recent = [
      ...['key-1', 'key-3'].map((key) => recentUpload(key, new Date(Date.now() - 10 * 60_000))),
      { ...recentUpload('key-2', new Date()), held: 'SENT' },
    ];
    const until = new RegExp(
      `^Ajouté par vous : vous pouvez le supprimer jusqu’à ${formatTime(new Date(Date.now() + 50 * 60_000))}\\.$`,
    );
    const { user } = await open({ roles: ['NEGOTIATOR'] });
    expect(await screen.findAllByText(until)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Supprimer\s: Plan$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Autres actions sur la photographie 2' }));
    expect(screen.getByRole('menuitem', { name: /^Supprimer/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Autres actions sur la photographie 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(media.map(({ key }) => key)).toEqual(['key-2', 'key-3']));
  });

  it('are no longer deletable by their uploader after an hour', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    recent = [recentUpload('key-1', new Date(Date.now() - 60 * 60_000 + 1500))];
    await open({ roles: ['NEGOTIATOR'] });
    expect(await screen.findByText(/^Ajouté par vous/)).toBeVisible();
    // a timer may end a millisecond before the clock shows its time
    jest.setSystemTime(Date.now() - 1);
    await waitFor(() => expect(screen.queryByText(/^Ajouté par vous/)).toBeNull(), { timeout: 4000 });
  });

  it('are updated by a colleague’s change', async () => {
    await open();
    expect(await screen.findByText('2 photographies')).toBeVisible();
    media = [aPhoto(1), aPhoto(2), aPhoto(3)];
    version += 1;
    act(() => bus.relay('media.saved', { owner: 'property', reference: 'V26-00042' }));
    expect(await screen.findByText('3 photographies')).toBeVisible();
  });

  it('are hidden while a customer is looking', async () => {
    const { api: server } = await open({ privacy: true });
    expect(await screen.findByText('Photographies non affichées')).toBeVisible();
    expect(server.received.map(({ key }) => key)).not.toContain('GET media/{owner}/{reference}');
  });
});
