import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/* A complaint on the console is a failure: React, the router and i18next say there what nobody else would notice. So is a
   mistake in the code that is reported: browsers write it to the console, and neither Node nor jsdom knows how. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
  vi.stubGlobal('reportError', (error: unknown) => {
    complaints.push(`reported: ${String(error)}`);
  });
});

afterEach(() => {
  expect(complaints, 'console.error was called').toEqual([]);
});

// A file that ends while a door is still being loaded would fail for whoever loads it.
afterAll(() => vi.dynamicImportSettled());

if (typeof window !== 'undefined') {
  // what a browser has and jsdom has not
  Object.assign(window, {
    matchMedia: (media: string) => ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    scrollTo: () => undefined,
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    },
  });
  const { cleanup, configure } = await import('@testing-library/react');
  // a busy machine may take its time to answer; what never comes still fails
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}
