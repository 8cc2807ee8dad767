import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bus } from '@pignon/shared/bus';
import { hasUnsavedChanges } from '@pignon/shared/contract';
import { PROBLEMS } from '@pignon/shared/domain/common/problem';
import type { Media, MediaList, RecentUpload } from '@pignon/shared/domain/media/media.schema';
import type { MandateFileKind } from '@pignon/shared/domain/media/media.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import fr from '../../messages/fr';
import { aFullMandate } from '../../test/a-full-mandate';
import { FolderPanel } from './folder-panel';

/** Mocks XMLHttpRequest with the next of `answers`: jsdom cannot send files. */
class FakeRequest {
  static sent: string[] = [];
  static answers: { status: number; body: () => object }[] = [];
  upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onloadend?: () => void;
  open(_method: string, url: string) {
    FakeRequest.sent.push(url);
  }
  setRequestHeader() {
    return undefined;
  }
  getResponseHeader = () => 'application/json';
  send() {
    const { status, body } = FakeRequest.answers.shift() ?? TAKEN;
    this.status = status;
    this.responseText = JSON.stringify(body());
    setTimeout(() => {
      this.onload?.();
      this.onloadend?.();
    });
  }
}

const aFile = (key: string, caption: string, kind: MandateFileKind): Media => ({
  key,
  path: `${key}.pdf`,
  mimeType: 'application/pdf',
  width: null,
  height: null,
  caption,
  metadata: [kind],
  crop: null,
  expiration: null,
});

interface TestScreen {
  mandate?: Mandate;
  files?: Media[];
  privacy?: boolean;
  roles?: Role[];
  recent?: RecentUpload[];
}

let list: MediaList;

function open({ mandate = aFullMandate(), files = [], privacy = false, roles, recent = [] }: TestScreen = {}) {
  list = { content: files, version: 3, recent };
  return renderScreen(<FolderPanel mandate={mandate} />, {
    at: '/mandate/3',
    privacy,
    roles,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET media/{owner}/{reference}': () => list,
      'PATCH media/{owner}/{reference}': ({ body }) => {
        const content = list.content.map((file, index) => ({ ...file, ...body.media[index] }));
        list = { ...list, content, version: list.version + 1 };
        return list;
      },
      'DELETE media/{owner}/{reference}/{path}': ({ params }) => {
        const content = list.content.filter(({ path }) => path !== params.path);
        list = { ...list, content, version: list.version + 1 };
      },
    },
  });
}

/** Successful response to the upload of a scan. */
const TAKEN = {
  status: 201,
  body: () => {
    const kind = new URL(FakeRequest.sent.at(-1) ?? '').searchParams.get('metadata') as MandateFileKind;
    list = { ...list, content: [...list.content, aFile('sent', 'scan', kind)], version: list.version + 1 };
    return { ...list, sent: ['sent'] };
  },
};

beforeAll(() => import('./folder-board'), 60_000);
beforeEach(() => {
  // uploads continue after their screen is closed, until the session ends
  bus.publish('session.ended', { reason: 'signed-out' });
  FakeRequest.sent = [];
  FakeRequest.answers = [];
  stubGlobal('XMLHttpRequest', FakeRequest);
});

const pdf = () => new File(['%PDF-1.7\n%%EOF'], 'scan.pdf', { type: 'application/pdf' });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

it('adds files of the selected kind', async () => {
  await open();
  expect(await screen.findByText(/^Aucun fichier pour l’instant/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Type des fichiers ajoutés'), 'Titre de propriété');
  await userEvent.upload(input(), pdf());
  const line = within((await screen.findByRole('button', { name: 'scan' })).closest('li')!);
  expect(line.getByRole('combobox')).toHaveDisplayValue('Titre de propriété');
  expect(FakeRequest.sent).toEqual([expect.stringMatching(/\/media\/mandate\/3\?metadata=TITLE_DEED$/)]);
});

it('keeps a failed file with the reason, and sends it again', async () => {
  const problem = { status: 413, code: 'TOO_LARGE', message: '«\u00a0scan.pdf\u00a0» dépasse 20\u00a0Mo.' };
  FakeRequest.answers = [{ status: 413, body: () => problem }];
  await open();
  await screen.findByText(/^Aucun fichier/);
  await userEvent.upload(input(), pdf());
  expect(await screen.findByRole('alert')).toHaveTextContent(/dépasse 20\sMo/);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'scan' })).toBeVisible();
});

it('renames a file and changes its kind', async () => {
  const { api } = await open({ files: [aFile('a', 'scan0001', 'OTHER')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Renommer\u00a0: scan0001' }));
  await userEvent.clear(screen.getByLabelText('Nom du fichier : scan0001'));
  await userEvent.keyboard('Passeport{Enter}');
  await userEvent.selectOptions(await screen.findByLabelText('Type : Passeport'), 'Pièce d’identité');
  await waitFor(() => {
    const last = api.received.findLast(({ key }) => key === 'PATCH media/{owner}/{reference}');
    expect(last?.body).toEqual({ media: [{ key: 'a', caption: 'Passeport', metadata: ['IDENTITY'] }] });
  });
});

const nameField = () => screen.getByLabelText('Nom du fichier : scan0001');

it('keeps a refused name in its field with the reason, and sends it again on request', async () => {
  const { api } = await open({ files: [aFile('a', 'scan0001', 'OTHER')] });
  const save: FakeHandlers = {
    'PATCH media/{owner}/{reference}': ({ body }) => {
      list = { ...list, content: [aFile('a', body.media[0]?.caption ?? '', 'OTHER')], version: list.version + 1 };
      return list;
    },
  };
  api.use({ 'PATCH media/{owner}/{reference}': () => refuse('FORBIDDEN') });
  await userEvent.click(await screen.findByRole('button', { name: 'Renommer\u00a0: scan0001' }));
  await userEvent.clear(nameField());
  await userEvent.keyboard('Passeport{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(PROBLEMS.FORBIDDEN.message);
  expect(nameField()).toHaveValue('Passeport');
  expect(nameField()).toBeInvalid();
  expect(hasUnsavedChanges()).toBe(true);
  api.use(save);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Passeport' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(hasUnsavedChanges()).toBe(false);
});

it('sends a refused name no more when it is given up', async () => {
  const { api } = await open({ files: [aFile('a', 'scan0001', 'OTHER')] });
  api.use({ 'PATCH media/{owner}/{reference}': () => refuse('FORBIDDEN') });
  await userEvent.click(await screen.findByRole('button', { name: 'Renommer\u00a0: scan0001' }));
  await userEvent.clear(nameField());
  await userEvent.keyboard('Passeport');
  await userEvent.tab();
  await screen.findByRole('alert');
  await userEvent.click(nameField());
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'scan0001' })).toBeVisible();
  expect(hasUnsavedChanges()).toBe(false);
  expect(api.received.filter(({ key }) => key === 'PATCH media/{owner}/{reference}')).toHaveLength(1);
});

it('lets only managers delete, after confirmation', async () => {
  const files = [aFile('a', 'Bail', 'OTHER')];
  await open({ files, roles: ['MANAGER'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer\u00a0: Bail' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(/^Aucun fichier/)).toBeVisible();
});

it('lets the uploader delete within the hour, and shows until when', async () => {
  const { loginEmail: uploadedBy } = aUser();
  const recent = [{ key: 'a', uploadedBy, uploadedTime: new Date().toISOString(), held: null }];
  const files = [aFile('a', 'Bail', 'OTHER'), aFile('b', 'Titre', 'TITLE_DEED')];
  await open({ files, recent, roles: ['NEGOTIATOR'] });
  expect(await screen.findByText(/^Ajouté par vous : vous pouvez le supprimer jusqu’à \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Supprimer\u00a0: Titre' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer\u00a0: Bail' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByText('Bail')).not.toBeInTheDocument());
});

it('reports the missing authorisation of a delegation until it is added', async () => {
  const mandate = aFullMandate({ type: 'PARTNER' });
  await open({ mandate });
  expect(await screen.findByText('L’autorisation du mandant d’origine manque')).toBeVisible();
  await userEvent.upload(input(), pdf());
  await screen.findByRole('button', { name: 'scan' });
  expect(screen.queryByText('L’autorisation du mandant d’origine manque')).not.toBeInTheDocument();
});

it('shows and requests no file names while a customer may look', async () => {
  const { api } = await open({ files: [aFile('a', 'Passeport', 'IDENTITY')], privacy: true });
  expect(await screen.findByText(/ne s’affichent pas tant que l’écran client est actif/)).toBeVisible();
  expect(screen.queryByText('Passeport')).not.toBeInTheDocument();
  expect(api.received.filter(({ key }) => key.startsWith('GET media'))).toEqual([]);
});
