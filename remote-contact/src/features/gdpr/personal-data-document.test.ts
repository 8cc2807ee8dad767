import { aContact } from '@pignon/shared/testing';
import { choiceTexts } from '@pignon/shared/domain/choices/choice-catalogue';
import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import fr from '../../messages/fr';
import labels from '../../messages/labels.fr.json';
import { personalDataDocument } from './personal-data-document';

/** The texts of this remote, and the common ones that it uses. */
const catalogue: Readonly<Record<string, string>> = {
  ...fr,
  ...labels,
  ...choiceTexts('fr'),
};
const words = (key: string, values: Record<string, unknown> = {}) =>
  (catalogue[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const CONTACT_EXPORT: ContactExport = {
  exportedTime: '2026-11-21T09:30:00.000Z',
  contact: aContact({ observation: '<script>alert(1)</script>' }),
  review: null,
  properties: [{ reference: 'V26-00042', title: 'Villa', types: ['OWNER'] }],
  mandates: [],
  visits: [],
  proposals: [],
  events: [
    {
      id: 1,
      type: 'CALL',
      title: 'APPEL',
      text: 'Rappelle lundi',
      // dates as the API client parses them
      start: new Date('2026-11-20T09:00:00.000Z'),
      end: null,
      due: null,
      done: true,
      user: 'nora@pignon.test',
      createdTime: '2026-11-20T09:00:00.000Z',
      version: 3,
    },
  ],
  media: [],
  journal: [{ at: '2026-11-20T09:00:00.000Z', action: 'UPDATE', entity: 'contact', changes: [] }],
};

describe('the export of a person’s data', () => {
  const page = new DOMParser().parseFromString(personalDataDocument(CONTACT_EXPORT, words), 'text/html');
  const chapter = (title: string) =>
    [...page.querySelectorAll('section')].find((section) => section.querySelector('h2')?.textContent === title);

  it('writes their record and search in words', () => {
    const text = chapter('Votre fiche')?.textContent ?? '';
    expect(text).toContain('maialen.harispe@example.test');
    expect(text).toContain('Cherche à acheter');
    expect(text).toContain('E-mail');
    expect(text).toContain('01/01/2026');
    expect(text).not.toMatch(/CUSTOMER|TRANSACTION_TYPE/);
  });

  it('has every section, and says when one is empty', () => {
    expect(chapter('Biens auxquels vous êtes lié')?.textContent).toContain('V26-00042');
    expect(chapter('Mandats')?.textContent).toContain('Rien.');
    const events = chapter('Appels, messages, notes et tâches')?.textContent ?? '';
    expect(events).toContain('Rappelle lundi');
    expect(events).toMatch(/20\/11\/2026/);
    expect(events).toContain('APPEL');
    expect(events).toContain('Appel');
  });

  it('escapes markup typed by people', () => {
    expect(page.querySelector('script')).toBeNull();
    expect(page.body.textContent).toContain('<script>alert(1)</script>');
  });
});
