import { configureApi } from '@pignon/shared/api';
import type { Media, MediaList } from '@pignon/shared/domain/media/media.schema';
import { refuse, startFakeApi, type FakeApi } from '@pignon/shared/testing';
import { captioned, createMediaDesk, deleted } from '@pignon/shared/ui/upload';
import { aPhoto } from '@pignon/shared/domain/property/test/a-property';
import { markedPublic, reordered } from './media-edits';

const mediaOwner = { owner: 'property', reference: 'V1' } as const;
const SAVE = 'PATCH media/{owner}/{reference}';
const list = (version: number, content: Media[]): MediaList => ({ version, content, recent: [] });
const [one, two, three] = [aPhoto(1), aPhoto(2), aPhoto(3)];

let api: FakeApi;
const onSaved = jest.fn();
const onRefused = jest.fn();
function openDesk(start = list(4, [one, two, three])) {
  const desk = createMediaDesk(mediaOwner, { onSaved, onRefused });
  desk.refresh(start);
  const keys = () => desk.shown.get()?.map(({ key }) => key);
  return { desk, keys };
}
/** Mocks a server that accepts every change. */
function acceptingServer(media: readonly Media[], version: number) {
  let now = list(version, [...media]);
  return ({ body }: { body: { media: { key: string; caption: string; metadata: Media['metadata'] }[] } }) => {
    const content = body.media.map((line) => ({
      ...(now.content.find(({ key }) => key === line.key) ?? one),
      ...line,
    }));
    now = list(now.version + 1, content);
    return now;
  };
}

beforeEach(async () => {
  api = await startFakeApi({});
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token') });
  onSaved.mockReset();
  onRefused.mockReset();
});
afterEach(() => api.close());

it('shows a change at once, and sends successive ones in turn, each with the version before', async () => {
  api.use({ [SAVE]: acceptingServer([one, two, three], 4) });
  const { desk, keys } = openDesk();
  const first = desk.edit(reordered([three.key, one.key, two.key]));
  const second = desk.edit(captioned(two.key, 'Séjour'));
  expect(keys()).toEqual([three.key, one.key, two.key]);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(api.received.map(({ headers }) => headers['if-match'])).toEqual(['"4"', '"5"']);
  expect(desk.shown.get()?.[2]).toMatchObject({ key: two.key, caption: 'Séjour' });
  expect(onSaved).toHaveBeenCalledTimes(2);
});

it('reverts a refused change, and shows the error', async () => {
  api.use({ [SAVE]: () => refuse('FORBIDDEN') });
  const { desk, keys } = openDesk();
  expect(await desk.edit(reordered([two.key, one.key, three.key]))).toBe(false);
  expect(keys()).toEqual([one.key, two.key, three.key]);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

it('repeats a change on a colleague’s newer list', async () => {
  const colleagueList = list(9, [two, three]);
  const take = acceptingServer(colleagueList.content, 9);
  let requestCount = 0;
  api.use({
    [SAVE]: (input) => (++requestCount === 1 ? refuse('STALE', undefined, { current: colleagueList }) : take(input)),
  });
  const { desk, keys } = openDesk();
  expect(await desk.edit(reordered([three.key, one.key, two.key]))).toBe(true);
  expect(keys()).toEqual([three.key, two.key]);
  expect(onRefused).not.toHaveBeenCalled();
});

it('gives up after repeated conflicts', async () => {
  let version = 5;
  api.use({ [SAVE]: () => refuse('STALE', undefined, { current: list(version++, [one, two, three]) }) });
  const { desk } = openDesk();
  expect(await desk.edit(markedPublic([one.key], false))).toBe(false);
  expect(api.received).toHaveLength(3);
});

it('ignores a list older than its own', () => {
  const { desk, keys } = openDesk();
  desk.refresh(list(3, [one]));
  expect(keys()).toHaveLength(3);
  desk.refresh(list(5, [two]));
  expect(keys()).toEqual([two.key]);
});

it('deletes files one by one, and refetches the list', async () => {
  api.use({
    'DELETE media/{owner}/{reference}/{path}': () => undefined,
    'GET media/{owner}/{reference}': () => list(6, [three]),
  });
  const { desk, keys } = openDesk();
  const edited = desk.edit(deleted(mediaOwner, [one, two]));
  expect(keys()).toEqual([three.key]);
  await edited;
  expect(api.received.flatMap(({ params }) => params['path'] ?? [])).toEqual([one.path, two.path]);
  expect(keys()).toEqual([three.key]);
});

it('keeps off screen the files deleted before a refusal', async () => {
  api.use({
    'DELETE media/{owner}/{reference}/{path}': ({ params }) =>
      params.path === two.path ? refuse('FORBIDDEN') : undefined,
  });
  const { desk, keys } = openDesk();
  expect(await desk.edit(deleted(mediaOwner, [one, two, three]))).toBe(false);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(keys()).toEqual([two.key, three.key]);
});
