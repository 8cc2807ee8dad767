import { CONFIG_BLOCK } from '../../contract/runtime-config';
import { trustScripts } from './trusted-scripts';

type PolicyRule = (text: string) => string | null;
interface Rules {
  createHTML: PolicyRule;
  createScriptURL: PolicyRule;
}

/** Name and rules of the policy that a page with this configuration installs. */
function policyWith(config?: object): { name: string; rules: Rules } {
  const createdPolicies: { name: string; rules: Rules }[] = [];
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => createdPolicies.push({ name, rules }) };
  Object.assign(globalThis, { trustedTypes });
  if (config) {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = CONFIG_BLOCK;
    block.textContent = JSON.stringify(config);
    document.head.append(block);
  }
  trustScripts();
  expect(createdPolicies).toHaveLength(1);
  return createdPolicies[0]!;
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  document.head.replaceChildren();
});

test('is the default policy, without a rule that turns text into code', () => {
  const { name, rules } = policyWith();
  expect(name).toBe('default');
  expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
});

test.each([
  '/assets/main.0a.js',
  '/assets/shared.1b.js?retry=2',
  '/remotes/contact/0.1.0-b1/entry.js',
  '/service-worker.js',
  `${location.origin}/remotes/contact/0.1.0-b1/pages-list.js?retry=1`,
])('allows a published file: %s', (address) => {
  expect(policyWith({ appTitle: 'Pignon' }).rules.createScriptURL(address)).toBe(
    new URL(address, location.origin).href,
  );
});

test.each([
  'https://elsewhere.test/assets/main.js',
  '//elsewhere.test/assets/main.js',
  'http://localhost:3001/entry.js',
  '/api/media/file/contact/7/original/a.js',
  '/assets/../api/media/file/a.js',
  '/assets/%2e%2e/api/media/file/a.js',
  '/assets/main.css',
  '/assets/.js',
  '/other/service-worker.js',
  '/service-worker.js/x',
  'data:text/javascript,alert(1)',
  `blob:${location.origin}/assets/a.js`,
  'javascript:alert(1)',
])('refuses code from any other URL: %s', (address) => {
  expect(policyWith({ appTitle: 'Pignon', scripts: [] }).rules.createScriptURL(address)).toBeNull();
});

test('allows exactly the URL prefixes that the edge gave to this page', () => {
  const { createScriptURL } = policyWith({
    scripts: ['http://localhost:3001/', 'https://www.gstatic.com/recaptcha/'],
  }).rules;
  expect(createScriptURL('http://localhost:3001/entry.js')).toBe('http://localhost:3001/entry.js');
  expect(createScriptURL('https://www.gstatic.com/recaptcha/releases/a.js')).not.toBeNull();
  for (const address of [
    'http://localhost:30010/entry.js',
    'http://localhost:3001@elsewhere.test/entry.js',
    'https://www.gstatic.com/other/a.js',
    'https://www.gstatic.com/recaptcha/../other/a.js',
    'https://elsewhere.test/?http://localhost:3001/',
  ])
    expect([address, createScriptURL(address)]).toEqual([address, null]);
});

test('allows plain text, and refuses the start of any element', () => {
  const { createHTML } = policyWith().rules;
  for (const text of ['', '.a > .b { content: "x" }', 'a &lt;b&gt; c', '<svg/>']) expect(createHTML(text)).toBe(text);
  for (const text of ['<img src=x onerror=alert(1)>', 'a<b', '<svg/><script>', '<svg/onload=alert(1)>', '<svg/ >'])
    expect([text, createHTML(text)]).toEqual([text, null]);
});

test('validates schemas without `eval`, which the content policy refuses', async () => {
  trustScripts();
  const { z } = await import('zod');
  expect(z.config()).toMatchObject({ jitless: true });
});

test('installs no policy in a browser without Trusted Types', () => {
  expect(trustScripts).not.toThrow();
});
