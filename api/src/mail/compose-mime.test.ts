import PostalMime from 'postal-mime';
import { composeMime, type MailMessage } from './compose-mime';

const PLAIN: MailMessage = {
  from: { name: 'Pignon', address: 'agence@pignon.test' },
  to: 'anne@example.test',
  replyTo: { name: 'Nora', address: 'nora@pignon.test' },
  subject: 'Votre visite',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  pictures: [],
  attachments: [{ name: 'bon.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
  messageId: '1@pignon.test',
  date: new Date('2026-11-22T12:00:00Z'),
  unsubscribe: null,
};
const PLANTED = 'x\r\nBcc: everybody@example.test\r\n\r\nplanted';

/** Names of the headers of a message and of its parts, sorted. */
async function headerNames(mail: MailMessage): Promise<string[]> {
  const raw = String(await composeMime(mail));
  return [...raw.matchAll(/^([A-Za-z-]+): /gm)].map(([, name = '']) => name).sort();
}

describe('a message', () => {
  it.each<[string, Partial<MailMessage>]>([
    ['subject', { subject: PLANTED }],
    ['name of the sender', { from: { ...PLAIN.from, name: PLANTED } }],
    ['name to reply to', { replyTo: { name: PLANTED, address: 'nora@pignon.test' } }],
    ['address', { to: `anne@example.test${PLANTED}` }],
    ['name of a file', { attachments: [{ name: PLANTED, contentType: 'application/pdf', content: Buffer.of(1) }] }],
  ])('has no header injected by a subject, a name or an address: %s', async (_, overrides) => {
    expect(await headerNames({ ...PLAIN, ...overrides })).toEqual(await headerNames(PLAIN));
    const { to = [], bcc = [] } = await PostalMime.parse(await composeMime({ ...PLAIN, ...overrides }));
    expect([to.length, bcc]).toEqual([1, []]);
  });
});
