import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { DeveloperPanelShortcut } from './developer-panel-shortcut';

jest.mock('../boot/platform', () => ({
  catalogue: {
    get: () => NOTHING,
    newest: () => NOTHING,
    person: () => undefined,
    isPointed: () => false,
    subscribe: () => () => undefined,
  },
  remoteLoader: { standIn: () => undefined },
  exposedModules: { states: () => [] },
}));
const NOTHING = { revision: 0, remotes: {} };

const keys = '{Control>}{Alt>}d{/Alt}{/Control}';
const panel = () => screen.findByRole('dialog', { name: 'Panneau de développement' });

describe('the shortcut of the developer panel', () => {
  it('opens and closes the panel for support', async () => {
    setRuntimeConfig({ environment: 'production' });
    const { user } = await renderScreen(<DeveloperPanelShortcut />, { roles: ['SUPPORT'] });
    await user.keyboard(keys);
    await panel();
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['local', 'qa'])('opens the panel for every user in the environment %s', async (environment) => {
    setRuntimeConfig({ environment });
    const { user } = await renderScreen(<DeveloperPanelShortcut />, { roles: ['NEGOTIATOR'] });
    await user.keyboard(keys);
    await panel();
  });

  it('does nothing for other users in production', async () => {
    setRuntimeConfig({ environment: 'production' });
    const { user } = await renderScreen(<DeveloperPanelShortcut />, { roles: ['MANAGER', 'NEGOTIATOR'] });
    await user.keyboard(keys);
    // nothing is rendered: an opened panel would show at least its loading state
    expect(document.body.querySelector('dialog, [aria-busy]')).toBeNull();
  });
});

describe('the developer panel', () => {
  it('switches tabs by arrow keys, and reopens on the last tab', async () => {
    setRuntimeConfig({ environment: 'local' });
    bus.publish('contact.saved', { contactId: 7 });
    const { user } = await renderScreen(<DeveloperPanelShortcut />);
    await user.keyboard(keys);
    const tabs = within(within(await panel()).getByRole('tablist'));
    expect(tabs.getByRole('tab', { selected: true })).toHaveFocus();
    const names = tabs.getAllByRole('tab').map((tab) => tab.textContent);
    await user.keyboard('{End}');
    expect(tabs.getByRole('tab', { name: names.at(-1) })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tabs.getByRole('tab', { name: names[0] })).toHaveAttribute('aria-selected', 'true');
    for (const name of names.slice(1)) {
      await user.keyboard('{ArrowRight}');
      expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent(name);
      expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    }
    await user.click(tabs.getByRole('tab', { name: 'Événements' }));
    await screen.findByText('contact.saved');
    await user.keyboard(keys);
    await user.keyboard(keys);
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Événements'));
  });
});
