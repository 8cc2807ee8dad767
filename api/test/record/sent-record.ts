import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { anAgency } from '@pignon/shared/domain/documents/test/document-fixtures';
import { PROPOSAL_STATUSES } from '@pignon/shared/domain/proposal/proposal.enums';
import type { PublicOffer } from '@pignon/shared/domain/proposal/public-offer';
import { composeMail, defaultIntroduction, type MailContent } from '../../src/modules/proposal/compose-mail';
import {
  closedPage,
  offersPage,
  PAGE_HEADERS,
  unsubscribedPage,
  unsubscribePage,
  type ShownOffer,
} from '../../src/modules/proposal/customer/customer-page';
import { icalendar, type CalendarEntry } from '../../src/modules/visit/calendar/icalendar';

const agencyOf = (overrides: Partial<Agency> = {}): Agency => ({
  ...anAgency(),
  version: 1,
  modifiedTime: null,
  ...overrides,
});

const OFFER: PublicOffer = {
  reference: 'V26-00042',
  title: 'Maison & jardin à Bayonne',
  kind: 'Maison',
  place: 'Bayonne (64100), Saint-Esprit',
  price: '261 250 € honoraires inclus',
  figures: [
    { label: 'Surface', value: '120 m²' },
    { label: 'Pièces', value: '5' },
  ],
  description: 'Séjour au sud.\nGarage <double>.',
  mentions: ['Honoraires : 4,5 % à la charge de l’acquéreur', 'DPE : C'],
};
const PLAIN: PublicOffer = { ...OFFER, reference: 'V/7', title: 'Loft', figures: [], description: '', mentions: [] };

const greeted = (title: MailContent['contact']['title'], lastName: string): MailContent['contact'] => ({
  title,
  lastName,
  firstName: '',
  company: null,
  secondPerson: null,
});

const mail = (overrides: Partial<MailContent> = {}): MailContent => ({
  agency: agencyOf(),
  sender: { name: 'Nora Etcheverry', phone: '+33559591234', email: 'nora@pignon.test' },
  contact: greeted('MRS', ' Harispe '),
  introduction: defaultIntroduction(1),
  offers: [{ offer: OFFER, picture: 'https://pignon.test/p.jpg' }],
  pageUrl: 'https://pignon.test/api/p/abc',
  unsubscribeUrl: 'https://pignon.test/api/p/abc/unsubscribe',
  ...overrides,
});

const offerOf = (overrides: Partial<ShownOffer> = {}): ShownOffer => ({
  offer: OFFER,
  status: 'PROPOSED',
  photos: [
    { url: '/1.jpg', alt: 'Façade' },
    { url: '/2.jpg', alt: 'Jardin' },
  ],
  isOnOffer: true,
  hasAsked: false,
  ...overrides,
});

const entry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'visit-1@pignon.app',
  sequence: 2,
  modified: '2026-11-21T08:00:00.123Z',
  start: '2026-11-23T09:00:00.000Z',
  end: '2026-11-23T09:45:00.000Z',
  summary: 'Visite V1 – Loft, « vue »; étage 3',
  location: '4 rue des Œillets, 64100 Bayonne',
  description: 'Ligne une\r\nLigne\tdeux \\ fin',
  status: 'CONFIRMED',
  busy: true,
  ...overrides,
});

const messageOf = (content: MailContent): string => {
  const { subject, text, html } = composeMail(content);
  return `${subject}\n\n${text}\n\n${html}\n`;
};

/** Only the body of the document: header and footer are those of the first page. */
const bodyOf = (page: string): string => /<main>.*<\/main>/s.exec(page)?.[0] ?? page;

const linesOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

/** Makes every message to customers and calendar file, whole, by file name. */
export function sentRecord(): Record<string, string> {
  const agency = agencyOf();
  const bareAgency = agencyOf({ address: null, phone: null, email: null, website: null });
  const paths = { path: '/api/p/abc', unsubscribePath: '/api/p/abc/unsubscribe' };
  const offers = [offerOf(), ...PROPOSAL_STATUSES.map((status) => offerOf({ status, photos: [] }))];
  const endedOffers = [offerOf({ offer: PLAIN, isOnOffer: false, hasAsked: true, photos: [] })];
  const titles: MailContent['contact']['title'][] = ['MR', 'MR_AND_MRS', 'COMPANY', null];
  return {
    'mail.txt': messageOf(mail()),
    'mail-of-two.txt': messageOf(
      mail({
        agency: bareAgency,
        sender: { name: 'Nora', phone: null, email: 'nora@pignon.test' },
        contact: greeted(null, 'Harispe'),
        introduction: defaultIntroduction(2),
        offers: [PLAIN, OFFER].map((offer) => ({ offer, picture: null })),
      }),
    ),
    'greetings.txt': titles
      .map(
        (title) => `${composeMail(mail({ contact: greeted(title, 'Harispe'), offers: [] })).text.split('\n', 1)[0]}\n`,
      )
      .join(''),
    'page.txt': offersPage({ agency, offers: [offerOf()], ...paths }),
    'page-answers.txt': bodyOf(offersPage({ agency, offers, ...paths })),
    'page-ended.txt': offersPage({ agency: bareAgency, offers: endedOffers, ...paths }),
    'page-others.txt': [unsubscribePage(agency, paths.unsubscribePath), unsubscribedPage(agency), closedPage(agency)]
      .map(bodyOf)
      .join('\n'),
    'page-headers.txt': linesOf(PAGE_HEADERS),
    'calendar.txt': icalendar(
      'Agenda, Nora',
      [
        entry(),
        entry({ location: '', description: '', busy: false, status: 'TENTATIVE', start: '2026-07-14T21:30:00.000Z' }),
        entry({ status: 'CANCELLED' }),
      ],
      new Date('2026-11-22T07:00:00.000Z'),
    ).replaceAll('\r\n', '\n'),
  };
}
