import { act, renderHook } from '@testing-library/react';
import { ProblemError } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { setupI18n } from '@pignon/shared/i18n';
import { privacyStore } from '@pignon/shared/state';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { useDocumentWindow } from './document-window';

const FILE = { name: 'Affiche V26-00042.pdf', blob: new Blob(['%PDF-']) };
const replace = jest.fn();
const revoke = jest.fn();
let popup: { document: Document; location: { replace: typeof replace }; closed: boolean; close: () => void };
let reportedFaults: string[];
let stops: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  setupI18n('fr');
  popup = {
    document: document.implementation.createHTMLDocument(),
    location: { replace },
    closed: false,
    close: jest.fn(() => {
      popup.closed = true;
    }),
  };
  jest.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window);
  URL.createObjectURL = jest.fn(() => 'blob:pdf');
  revoke.mockReset();
  URL.revokeObjectURL = revoke;
  reportedFaults = [];
  stops = [
    bus.on('notice.raised', ({ message }) => reportedFaults.push(message)),
    bus.on('error.raised', ({ message }) => reportedFaults.push(message)),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
  replace.mockReset();
  unstubGlobals();
  jest.useRealTimers();
});

const windowText = () => popup.document.body.textContent;

async function open(loadFile: () => Promise<typeof FILE>) {
  const { result } = renderHook(() => useDocumentWindow());
  let documentOpened: Promise<void> | undefined;
  act(() => {
    documentOpened = result.current.open('Affiche V26-00042', loadFile);
  });
  const whileLoading = { words: windowText(), busy: result.current.busy };
  await act(async () => documentOpened);
  return { whileAsking: whileLoading, busy: result.current.busy };
}

describe('a document in its own window', () => {
  it('opens at the click, says that it is being prepared, then shows the document', async () => {
    const { whileAsking: whileLoading, busy } = await open(() => Promise.resolve(FILE));
    expect(whileLoading.words).toContain('Affiche V26-00042');
    expect(whileLoading.words).toContain('Le document se prépare');
    expect([whileLoading.busy, busy]).toEqual([true, false]);
    expect(replace).toHaveBeenCalledWith('blob:pdf');
  });

  it('releases the document’s bytes only after the window is closed', async () => {
    await open(() => Promise.resolve(FILE));
    jest.advanceTimersByTime(60_000);
    expect(revoke).not.toHaveBeenCalled();
    popup.closed = true;
    jest.advanceTimersByTime(2_000);
    expect(revoke).toHaveBeenCalledWith('blob:pdf');
  });

  it('closes when the session ends', async () => {
    await open(() => Promise.resolve(FILE));
    bus.publish('session.ended', { reason: 'signed-out' });
    expect(popup.close).toHaveBeenCalled();
  });

  it.each([
    ['is closed when the customer’s screen is turned on', false, 1],
    ['stays open when it was opened on the customer’s screen, which shows no names', true, 0],
  ])('%s', async (_, wasPrivate, closeCount) => {
    privacyStore.set(wasPrivate);
    await open(() => Promise.resolve(FILE));
    privacyStore.set(false);
    expect(popup.close).not.toHaveBeenCalled();
    privacyStore.set(true);
    expect(popup.close).toHaveBeenCalledTimes(closeCount);
  });

  it.each([
    ['the customer’s screen is turned on', () => privacyStore.set(true)],
    ['the session ends', () => bus.publish('session.ended', { reason: 'signed-out' })],
  ])('is neither shown nor saved when %s while it loads', async (_, trigger) => {
    privacyStore.set(false);
    await open(() => {
      trigger();
      return Promise.resolve(FILE);
    });
    expect(popup.close).toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
    expect(reportedFaults).toEqual([]);
  });

  it.each([
    ['blocks the window', () => jest.spyOn(window, 'open').mockReturnValue(null)],
    ['cannot display documents', () => stubGlobal('navigator', { pdfViewerEnabled: false })],
  ])('is saved with a notice when the browser %s', async (_, stubBrowser) => {
    stubBrowser();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} as ${this.download}`);
    });
    await open(() => Promise.resolve(FILE));
    expect(saved).toEqual(['blob:pdf as Affiche V26-00042.pdf']);
    expect(reportedFaults[0]).toMatch(/Affiche V26-00042\.pdf.*téléchargements/);
    expect(windowText()).toBe('');
  });

  it('shows a programming error, and reports it', async () => {
    const reported = jest.fn();
    stubGlobal('reportError', reported);
    const fault = new TypeError('undefined is not a function');
    await open(() => Promise.reject(fault));
    expect(windowText()).toContain('Une erreur est survenue');
    expect(reportedFaults).toHaveLength(1);
    expect(reported.mock.calls).toEqual([[fault]]);
  });

  it('shows in the window why it could not be created', async () => {
    const { busy } = await open(() => Promise.reject(ProblemError.local('TIMEOUT')));
    expect(windowText()).toContain('Le serveur met trop de temps à répondre');
    expect(reportedFaults).toHaveLength(1);
    expect(busy).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });
});
