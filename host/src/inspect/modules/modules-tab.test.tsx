import { screen, within } from '@testing-library/react';
import { renderScreen } from '@pignon/shared/testing';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { developerTexts } from '../developer-translations.fixture';
import { ModulesTab } from './modules-tab';

/** A shared copy as the runtime records it: `from` is its first consumer; the provider has the same `get`. */
const sharedCopy = (provider: string, consumers: string[], loaded: boolean) => ({
  from: consumers[0] ?? provider,
  brings: provider,
  get: () => undefined,
  useIn: consumers,
  loaded,
  shareConfig: { singleton: true },
});
type ShareScope = Record<string, Record<string, ReturnType<typeof sharedCopy>>>;

/** Simulates the federation runtime of a page: one share scope for host and remotes. */
function stubShareScope(shared: ShareScope): void {
  const shareScopeMap = { default: shared };
  const optionsOf = (name: string) => ({
    shared: Object.fromEntries(
      Object.entries(shared).map(([key, versions]) => [
        key,
        Object.values(versions).filter(({ brings: provider }) => provider === name),
      ]),
    ),
  });
  const instance = (name: string) => ({ name, shareScopeMap, options: optionsOf(name) });
  stubGlobal('__FEDERATION__', { __INSTANCES__: ['pignon_host', 'pignon_mandate_0_1_0'].map(instance) });
  stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ provides: { react: '19.3.1', '@pignon/shared/bus': '1.4.0' } })),
  );
}

const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the shared modules of the developer panel', () => {
  it('list provider and consumers of each copy, once', async () => {
    stubShareScope({
      react: { '19.3.1': sharedCopy('pignon_host', ['pignon_contact_0_1_0_b12', 'pignon_contact_0_1_0_b13'], true) },
      '@pignon/shared/ui/map': { '1.3.0': sharedCopy('pignon_host', [], false) },
    });
    await renderScreen(<ModulesTab />, developerTexts);
    expect(lines()).toEqual([
      ['@pignon/shared/ui/map', '1.3.0', 'host', '', 'pas demandé'],
      ['react', '19.3.1', 'host', 'contact', 'chargé'],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('mark duplicates, and versions that differ from the live host’s', async () => {
    stubShareScope({
      react: {
        '19.3.1': sharedCopy('pignon_host', ['pignon_contact_0_1_0'], true),
        '18.2.0': sharedCopy('pignon_mandate_0_1_0', ['pignon_mandate_0_1_0'], true),
      },
      '@pignon/shared/bus': { '1.3.0': sharedCopy('pignon_host', [], true) },
    });
    await renderScreen(<ModulesTab />, developerTexts);
    await screen.findByText('autre que le socle en service');
    expect(screen.getByRole('alert')).toHaveTextContent('En plusieurs exemplaires : react');
    expect(lines().map(([name, version, provider, , state]) => [name, version, provider, state])).toEqual([
      ['@pignon/shared/bus', '1.3.0', 'host', 'autre que le socle en service'],
      ['react', '19.3.1', 'host', 'en double'],
      ['react', '18.2.0', 'mandate', 'en double'],
    ]);
  });
});
