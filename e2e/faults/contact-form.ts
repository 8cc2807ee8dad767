import type { Locator, Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts';
import type { Colleague } from '../fixtures/api';
import { turnPrivacyOff } from '../fixtures/screens';
import { openAsOn } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { expect } from './evidence-recorder';

interface Stored {
  id: number;
  version: number;
  source: string | null;
}

/** A contact used by one fault only, and its state in the database. */
export interface OwnContact {
  id: number;
  path: string;
  stored: () => Promise<Stored>;
  source: () => Promise<string | null>;
  version: () => Promise<number>;
}

export async function ownContact(api: Colleague): Promise<OwnContact> {
  const { id } = await api.post<Stored>('contact', { contactType: ['CUSTOMER'], lastName: uniqueName('Panne') });
  const stored = () => api.get<Stored>(`contact/${id}`);
  return {
    id,
    path: `/contact/${id}/edit`,
    stored,
    source: async () => (await stored()).source,
    version: async () => (await stored()).version,
  };
}

export interface ContactForm {
  source: Locator;
  /** Status line of the form. */
  standing: Locator;
  typed: () => Promise<string>;
  save: () => Promise<void>;
  /** Waits until the saved record's page replaces the form. */
  saved: (timeout?: number) => Promise<void>;
  /** Clicks « Enregistrer » once a second until it is saved. */
  saveUntilSaved: (timeout?: number) => Promise<void>;
}

/** Locators and actions of a contact's form, open on a page. */
export function contactForm(page: Page, { id }: OwnContact): ContactForm {
  const bar = page.getByRole('group', { name: 'Enregistrement de la fiche' });
  const source = page.getByLabel('Origine', { exact: true });
  const save = (timeout?: number) => bar.getByRole('button', { name: 'Enregistrer', exact: true }).click({ timeout });
  const address = new RegExp(`/contact/${id}$`);
  return {
    source,
    standing: bar.getByRole('status'),
    typed: () => source.inputValue(),
    save: () => save(),
    saved: (timeout = 15_000) => expect(page).toHaveURL(address, { timeout }),
    saveUntilSaved: (timeout = 60_000) =>
      expect(async () => {
        // the form may disappear before the click
        if (!address.test(page.url())) await save(1_000);
        await expect(page).toHaveURL(address, { timeout: 1_000 });
      }).toPass({ timeout }),
  };
}

/** Opens a contact's form in a session stored in the browser, or after signing in through the panel. */
export async function openForm(
  page: Page,
  contact: OwnContact,
  account: Account = 'negociateur',
  signIn: typeof openAsOn = openAsOn,
): Promise<ContactForm> {
  await signIn(page, account, contact.path);
  await turnPrivacyOff(page);
  const form = contactForm(page, contact);
  await expect(form.source).toBeVisible();
  return form;
}
