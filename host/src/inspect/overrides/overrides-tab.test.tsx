import { act, screen, within } from '@testing-library/react';
import type { Overrides } from '@pignon/shared/federation/override/override-record';
import { OverrideRefused } from '@pignon/shared/federation/override/override-store';
import { renderScreen } from '@pignon/shared/testing';
import { developerTexts } from '../developer-translations.fixture';
import { OverridesTab } from './overrides-tab';

interface Browser {
  may: boolean;
  current: Overrides;
  tell: () => void;
  set: jest.Mock<Promise<void>, [name: string, origin: string]>;
  clear: jest.Mock<Promise<void>, [name?: string]>;
}
const browser: Browser = {
  may: true,
  current: {},
  tell: () => undefined,
  set: jest.fn<Promise<void>, [name: string, origin: string]>(),
  clear: jest.fn<Promise<void>, [name?: string]>(),
};
jest.mock('../../boot/override/overrides', () => ({
  overrides: {
    may: () => browser.may,
    read: () => browser.current,
    subscribe: (listener: () => void) => {
      browser.tell = listener;
      return () => undefined;
    },
    set: (name: string, origin: string) => browser.set(name, origin),
    clear: (...names: [name?: string]) => browser.clear(...names),
  },
}));
jest.mock('../../boot/platform', () => {
  const catalogue = { revision: 1, remotes: { contact: {}, mandate: {} } };
  return { catalogue: { get: () => catalogue, subscribe: () => () => undefined } };
});

const setOverrides = (current: Overrides) => Object.assign(browser, { current });
const submitButton = () => screen.getByRole('button', { name: 'Charger depuis ma machine' });

beforeEach(() => {
  browser.may = true;
  browser.set.mockReset().mockResolvedValue();
  browser.clear.mockReset().mockResolvedValue();
  setOverrides({});
});

describe('the overrides of the developer panel', () => {
  it('are not offered without the right', async () => {
    browser.may = false;
    await renderScreen(<OverridesTab />, developerTexts);
    expect(screen.getByText(/ne permet pas/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('require a remote and a valid port', async () => {
    const { user } = await renderScreen(<OverridesTab />, developerTexts);
    expect(screen.getByRole('textbox', { name: 'Port' })).toHaveAccessibleDescription(/npm run dev/);
    await user.click(submitButton());
    expect(screen.getByText('Choisissez une partie.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Partie' }), 'contact');
    const port = screen.getByRole('textbox', { name: 'Port' });
    for (const invalidPort of ['0', '65536', '80a', '30 01', '-1']) {
      await user.clear(port);
      await user.type(port, invalidPort);
      await user.click(submitButton());
      expect(port).toHaveAccessibleDescription('Un port est un nombre entier de 1 à 65 535.');
    }
    expect(browser.set).not.toHaveBeenCalled();
    await user.clear(port);
    await user.type(port, '3001{Enter}');
    expect(browser.set.mock.calls).toEqual([['contact', 'http://localhost:3001']]);
  });

  it('show why one was refused', async () => {
    browser.set.mockRejectedValue(new OverrideRefused('right'));
    const { user } = await renderScreen(<OverridesTab />, developerTexts);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Partie' }), 'mandate');
    await user.type(screen.getByRole('textbox', { name: 'Port' }), '3002');
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre compte ne permet pas');
  });

  it('are listed with their expiry, and removed one by one or all at once', async () => {
    const until = Date.UTC(2026, 10, 22, 17, 40);
    setOverrides({
      contact: { origin: 'http://localhost:3001', until },
      mandate: { origin: 'http://localhost:3002', until },
    });
    const { user } = await renderScreen(<OverridesTab />, developerTexts);
    const [line] = screen.getAllByRole('listitem');
    expect(line).toHaveTextContent('contactVient de http://localhost:3001 jusqu’à 18:40');
    await user.click(within(line!).getByRole('button', { name: 'Revenir à la version publiée de contact' }));
    expect(browser.clear).toHaveBeenLastCalledWith('contact');
    await user.click(screen.getByRole('button', { name: 'Tout retirer' }));
    expect(browser.clear).toHaveBeenLastCalledWith();
    setOverrides({});
    act(() => browser.tell());
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
