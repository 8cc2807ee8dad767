import type { Draft, DraftBody } from '@pignon/shared/domain/draft/draft.schema';
import { DraftSync } from './draft-sync';

const body = (title: string): DraftBody => ({ values: { title }, base: {}, baseVersion: 1 });
const draft = (title: string, modifiedTime: string): Draft => ({ ...body(title), key: 'property:new', modifiedTime });

function createSync(serverDraft: Draft | null = null, tabDraft: Draft | null = null, version: number | null = null) {
  let tab = tabDraft;
  let dropped = version;
  const server = {
    read: jest.fn(() => Promise.resolve(serverDraft)),
    write: jest.fn((_: DraftBody) => Promise.resolve({ modifiedTime: '2026-11-21T10:00:00.000Z' })),
    drop: jest.fn(() => Promise.resolve()),
  };
  const local = {
    read: () => tab,
    keep: (draft: Draft) => void (tab = draft),
    forget: () => void (tab = null),
    dropped: () => dropped,
    keepDropped: (modifiedTime: number) => void (dropped = modifiedTime),
    forgetDropped: () => void (dropped = null),
  };
  const onKept = jest.fn();
  const keeper = new DraftSync(server, local, onKept);
  const onNewer = jest.fn();
  const open = () => keeper.open(onNewer);
  return { keeper, open, onNewer, server, onKept, tab: () => tab, dropped: () => dropped };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a draft during typing', () => {
  it('is stored in this tab within 1 s and on the server within 5, even during typing', async () => {
    const { keeper, server, onKept, tab } = createSync();
    for (let key = 0; key < 10; key += 1) {
      keeper.changed(body(`V${key}`));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(tab()).toMatchObject({ values: { title: expect.stringMatching(/^V\d/) as string } });
    expect(server.write).not.toHaveBeenCalled();
    for (let key = 10; key < 50; key += 1) {
      keeper.changed(body(`V${key}`));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(server.write.mock.calls.length).toBeGreaterThanOrEqual(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.write.mock.lastCall?.[0]).toEqual(body('V49'));
    expect(tab()).toBeNull();
    expect(onKept).toHaveBeenLastCalledWith('2026-11-21T10:00:00.000Z');
  });

  it('stays in this tab while the server is unreachable, and is sent later with the latest values', async () => {
    const { keeper, server, tab } = createSync();
    server.write.mockRejectedValueOnce(new Error('away'));
    keeper.changed(body('V'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(tab()).toMatchObject(body('V'));
    keeper.changed(body('Vi'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(server.write.mock.lastCall?.[0]).toEqual(body('Vi'));
    expect(tab()).toBeNull();
  });

  it('is deleted on the server only after a pending write', async () => {
    const { keeper, server, tab } = createSync();
    let answer: () => void = () => undefined;
    server.write.mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve({ modifiedTime: 'now' }))),
    );
    keeper.changed(body('V'));
    await jest.advanceTimersByTimeAsync(3_000);
    const dropped = keeper.drop();
    expect(server.drop).not.toHaveBeenCalled();
    answer();
    await dropped;
    expect(server.drop).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.write).toHaveBeenCalledTimes(1);
    expect(tab()).toBeNull();
  });

  it('sends no request when nothing changed, or changes were undone before the first write', async () => {
    const { keeper, server, tab } = createSync();
    keeper.changed(null);
    keeper.changed(body('V'));
    keeper.changed(null);
    await jest.advanceTimersByTimeAsync(60_000);
    await keeper.flush();
    expect([server.write.mock.calls.length, server.drop.mock.calls.length, tab()]).toEqual([0, 0, null]);
  });

  it('is removed from this tab at the end of the session, and not sent', async () => {
    const { keeper, server, tab } = createSync();
    keeper.changed(body('V'));
    await jest.advanceTimersByTimeAsync(1_000);
    keeper.forget();
    keeper.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([tab(), server.write.mock.calls.length]).toEqual([null, 0]);
  });

  it('is the newer of those in this tab and on the server', async () => {
    const [earlyDraft, laterDraft] = [
      draft('early', '2026-11-21T09:00:00.000Z'),
      draft('late', '2026-11-21T09:05:00.000Z'),
    ];
    expect(await createSync(laterDraft, earlyDraft).open()).toEqual(laterDraft);
    const newerHere = createSync(earlyDraft, laterDraft);
    expect(await newerHere.open()).toEqual(laterDraft);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(newerHere.server.write.mock.lastCall?.[0]).toEqual(body('late'));
    expect(await createSync(null, null).open()).toBeNull();
  });

  it('discarded without network is not reopened, and is deleted once possible', async () => {
    const serverDraft = draft('early', '2026-11-21T09:00:00.000Z');
    const resumed = createSync(serverDraft);
    await resumed.open();
    resumed.server.drop.mockRejectedValueOnce(new Error('away'));
    await resumed.keeper.drop();
    expect(resumed.dropped()).toBe(Date.parse('2026-11-21T09:00:00.000Z'));

    const reopened = createSync(serverDraft, null, resumed.dropped());
    expect(await reopened.open()).toBeNull();
    await jest.advanceTimersByTimeAsync(0);
    expect([reopened.server.drop.mock.calls.length, reopened.dropped()]).toEqual([1, null]);

    const newerDraft = draft('typed elsewhere since', '2026-11-21T09:30:00.000Z');
    expect(await createSync(newerDraft, null, resumed.dropped()).open()).toEqual(newerDraft);
  });

  it('is not overwritten on the server while reading it fails, and is found once that succeeds', async () => {
    const serverDraft = draft('stored', '2026-11-21T09:00:00.000Z');
    const { keeper, open, server, tab } = createSync(serverDraft);
    server.read.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const onFound = jest.fn(() => keeper.changed(body('merged')));
    void open().then(onFound);
    await jest.advanceTimersByTimeAsync(0);
    keeper.changed(body('typed'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await keeper.keep()).toBe(false);
    expect([server.read.mock.calls.length, server.write.mock.calls.length, tab()?.values]).toEqual([
      2,
      0,
      { title: 'typed' },
    ]);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(onFound).toHaveBeenCalledWith(serverDraft);
    expect(server.write.mock.calls).toEqual([[body('merged'), false]]);
  });

  it('of this tab is not written before the server’s was read', async () => {
    const [earlyDraft, tabDraft, laterDraft] = [
      draft('early', '2026-11-21T09:00:00.000Z'),
      draft('typed here', '2026-11-21T09:05:00.000Z'),
      draft('typed elsewhere', '2026-11-21T09:10:00.000Z'),
    ];
    for (const [serverDraft, found] of [
      [earlyDraft, []],
      [laterDraft, [[laterDraft]]],
    ] as const) {
      const { keeper, open, onNewer, server } = createSync(serverDraft, tabDraft);
      server.read.mockRejectedValueOnce(new Error('away'));
      expect(await open()).toEqual(tabDraft);
      await jest.advanceTimersByTimeAsync(10_000);
      expect([server.write.mock.calls.length, await keeper.keep()]).toEqual([0, false]);
      onNewer.mockImplementation(() => keeper.changed(body('merged')));
      await jest.advanceTimersByTimeAsync(10_000);
      expect(onNewer.mock.calls).toEqual(found);
      expect(server.write.mock.lastCall?.[0]).toEqual(body(serverDraft === laterDraft ? 'merged' : 'typed here'));
    }
  });

  it('of this tab that was saved before the server’s was read removes the older one there', async () => {
    const tabDraft = draft('typed here', '2026-11-21T09:05:00.000Z');
    const { keeper, open, server } = createSync(draft('early', '2026-11-21T09:00:00.000Z'), tabDraft);
    server.read.mockRejectedValueOnce(new Error('away'));
    await open();
    await keeper.drop();
    await jest.advanceTimersByTimeAsync(20_000);
    expect([server.write.mock.calls.length, server.drop.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not read again after its form is closed', async () => {
    const { keeper, open, server, tab } = createSync();
    server.read.mockRejectedValue(new Error('away'));
    void open();
    await jest.advanceTimersByTimeAsync(0);
    keeper.changed(body('typed'));
    keeper.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([server.read.mock.calls.length, server.write.mock.calls.length, tab()?.values]).toEqual([
      1,
      0,
      { title: 'typed' },
    ]);
  });

  it('reports whether the server has everything', async () => {
    const { keeper, server } = createSync();
    keeper.changed(body('V'));
    server.write.mockRejectedValueOnce(new Error('away'));
    expect(await keeper.keep()).toBe(false);
    expect(await keeper.keep()).toBe(true);
    expect(server.write).toHaveBeenCalledTimes(2);
  });
});
