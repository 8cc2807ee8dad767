import type { Page } from '@playwright/test';
import { newStore, presentHost, startEdge } from '../../fixtures/contracts';
import { expect, test } from '../../fixtures/test';
import { signInPanel } from '../../pages/sign-in';

/** Ways to turn a typed string into code or a document, as an injection flaw in a screen would. */
const PLANTED = {
  'an element that fails to load': () => {
    document.body.innerHTML = '<img src="/missing" onerror="globalThis.planted = true">';
  },
  'an element beside another': () => {
    document.body.insertAdjacentHTML('beforeend', '<svg onload="globalThis.planted = true">');
  },
  'a document in a frame': () => {
    document.createElement('iframe').srcdoc = '<script src="/assets/main.js"></script>';
  },
  'a script from elsewhere': () => {
    document.createElement('script').src = 'https://elsewhere.test/planted.js';
  },
  'a script that somebody uploaded': () => {
    document.createElement('script').src = '/api/media/file/contact/7/original/planted.js';
  },
  'a script by its attribute': () => {
    document.createElement('script').setAttribute('src', 'data:text/javascript,globalThis.planted=true');
  },
  'an attribute that runs': () => {
    document.body.setAttribute('onclick', 'globalThis.planted = true');
  },
  'a text that is a script': () => {
    document.createElement('script').text = 'globalThis.planted = true';
  },
  'a worker': () => {
    new Worker('/api/media/file/contact/7/original/planted.js').terminate();
  },
  'a policy that lets everything through': () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    trustedTypes.createPolicy('planted', { createHTML: (text: string) => text });
  },
  'another policy for every string': () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
  },
} satisfies Record<string, () => void>;

const PAGES: Readonly<
  Record<string, (page: Page, openAs: (account: 'tous', path: string) => Promise<Page>) => Promise<unknown>>
> = {
  'the sign-in page': async (page) => {
    await page.goto('/');
    await signInPanel(page).email.waitFor();
  },
  'a screen of a remote': (_page, openAs) => openAs('tous', '/contact/list'),
};

for (const [name, open] of Object.entries(PAGES))
  test(`${name} refuses to run a string, and reports it`, async ({ page, openAs, consoleErrors, refusals }) => {
    await open(page, openAs);
    for (const [what, plant] of Object.entries(PLANTED)) {
      refusals.length = 0;
      await expect(page.evaluate(plant), what).rejects.toThrow(/TypeError/);
      // a second policy named `default` throws even where duplicate names are allowed
      if (what !== 'another policy for every string')
        await expect
          .poll(() => refusals.join(), what)
          .toMatch(/^(require-trusted-types-for trusted-types-sink|trusted-types trusted-types-policy)/);
    }
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    consoleErrors.length = 0;
    refusals.length = 0;
  });

/** Mocks reCAPTCHA: its first file loads the second from a string URL, and that one creates its own policy. */
const ROBOT_CHECK: Readonly<Record<string, string>> = {
  'https://www.google.com/recaptcha/api.js': `
    const next = document.createElement('script');
    next.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__fr.js';
    document.head.append(next);`,
  'https://www.gstatic.com/recaptcha/releases/1/recaptcha__fr.js': `
    for (const name of ['goog#html', 'goog#html', 'gapi#gapi']) {
      const policy = trustedTypes.createPolicy(name, { createHTML: (text) => text });
      const holder = document.createElement('div');
      holder.innerHTML = policy.createHTML('<p>' + name + '</p>');
      document.body.append(holder);
    }`,
};

test(
  'reCAPTCHA is drawn only where accounts are those of the real identity service',
  { tag: '@built-files' },
  async ({ page, baseURL, consoleErrors, refusals }) => {
    for (const [address, body] of Object.entries(ROBOT_CHECK))
      await page.route(`${address}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    const load = () =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://www.google.com/recaptcha/api.js?render=explicit';
        document.head.append(script);
      });
    const edge = await startEdge((await presentHost()).dist, await newStore(), baseURL ?? '', {
      AUTH_EMULATOR_URL: undefined,
    });
    try {
      await page.goto(edge.url);
      await signInPanel(page).email.waitFor();
      await load();
      await expect(page.getByText('goog#html')).toHaveCount(2);
      await expect(page.getByText('gapi#gapi')).toBeVisible();
      expect(refusals).toEqual([]);
    } finally {
      edge.stop();
    }
    await page.goto('/');
    await expect(load()).rejects.toThrow(/TypeError/);
    consoleErrors.length = 0;
    refusals.length = 0;
  },
);

/** Mocks Google's first script: its frame exists at once, but responds 300 ms after the request. */
const GOOGLE_FRAMES = `
  const frame = { restyle: async () => {}, ping: async (answer) => answer(), register() {}, send() {} };
  const getContext = () => ({ open: async (_, ready) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return ready(frame);
  } });
  globalThis.gapi = { load: (_, { callback }) => callback(), iframes: { Iframe: class {}, getContext } };
  globalThis[new URL(document.currentScript.src).searchParams.get('onload')]();`;

test(
  'Google’s window opens in the task of the click; no Google code is fetched before a pointer is near',
  { tag: '@built-files' },
  async ({ page, baseURL, consoleErrors }) => {
    const requests: string[] = [];
    await page.route(
      ({ origin }) => /google|gstatic/.test(origin),
      (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_FRAMES });
      },
    );
    await page.addInitScript(() => {
      let isInTask = false;
      addEventListener(
        'click',
        () => {
          isInTask = true;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (isInTask = false);
          port2.postMessage(null);
        },
        true,
      );
      const opened: boolean[] = [];
      Object.assign(globalThis, { opened });
      window.open = () => {
        opened.push(isInTask);
        return { focus: () => undefined, close: () => undefined } as Window;
      };
    });
    const edge = await startEdge((await presentHost()).dist, await newStore(), baseURL ?? '', {
      AUTH_EMULATOR_URL: undefined,
    });
    try {
      await page.goto(edge.url);
      const google = page.getByRole('button', { name: 'Se connecter avec Google' });
      await google.waitFor();
      await page.waitForTimeout(500);
      expect(requests).toEqual([]);
      await google.hover();
      await expect.poll(() => requests.filter((url) => url.startsWith('https://apis.google.com/')).length).toBe(1);
      await page.waitForTimeout(1_000);
      await google.click();
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { opened: boolean[] }).opened))
        .toEqual([true]);
    } finally {
      edge.stop();
    }
    consoleErrors.length = 0;
  },
);
