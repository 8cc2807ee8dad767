import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { Proposed, Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import sql from 'sql-template-tag';
import { DEMO_AGENCY } from '../../demo/src/agency-settings';
import { writeAgency } from '../src/modules/agency/agency.repo';
import { insertManyContacts } from '../src/modules/contact/contact.service';
import { insertManyMandates } from '../src/modules/mandate/mandate.service';
import { sendDueMails, type SendingDeps } from '../src/modules/proposal/send-mails.service';
import { createCustomerLinks } from '../src/modules/proposal/customer/customer-links';
import { insertManyProperties } from '../src/modules/property/property.service';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from './factories';
import type { MailDeps } from '../src/modules/proposal/mail-settings.service';
import { startMailServer, type TestMailServer } from './fakes/fake-mail-server';
import { startWorld, type Answer, type World } from './world';
import { TEST_KEYS } from './fakes/test-keys';

export const PUBLIC_URL = 'https://pignon.test';
const CERTIFIED = { date: '2024-05-02', costMin: 1000, costMax: 1500, costReferenceDate: '2021-01-01' };

export const agreed = (hasConsent = true, date = '2026-01-05'): ContactFields['consents'][number] => ({
  channel: 'EMAIL',
  given: hasConsent,
  date,
  proof: 'formulaire',
});

/**
 * Three properties that may be advertised (V1, V2, V3), one that may not (BARE), the customers Anne and Luc, and a mail
 * server.
 */
export class ProposalWorld {
  anne = 0;
  luc = 0;
  token = '';

  private constructor(
    readonly world: World,
    readonly server: TestMailServer,
    readonly sending: SendingDeps,
  ) {}

  static async start(): Promise<ProposalWorld> {
    const server = await startMailServer();
    const mail: MailDeps = {
      route: server.route,
      publicUrl: PUBLIC_URL,
      secrets: TEST_KEYS.box('mail'),
      privateHosts: 'all',
    };
    const links = createCustomerLinks(TEST_KEYS);
    const world = await startWorld({ mail, links });
    return new ProposalWorld(world, server, { db: world.db, store: world.store, mail, links });
  }

  async begin(): Promise<void> {
    const { world, server } = this;
    await world.empty();
    server.mails.length = 0;
    server.does('TAKE');
    this.token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
    const energyEfficiency = { ...propertyFields().energyEfficiency, ...CERTIFIED };
    await world.db.tx(async (tx) => {
      const customer = { contactType: ['CUSTOMER' as const], consents: [agreed()] };
      const [owner = 0, anne = 0, luc = 0] = await insertManyContacts(tx, SOMEBODY, [
        { fields: contactFields({ lastName: 'Etcheverry', firstName: 'Odile', email: 'odile@secret.test' }) },
        { fields: contactFields({ ...customer, lastName: 'Élissalde', email: 'anne@example.test' }) },
        { fields: contactFields({ ...customer, title: 'MR', lastName: 'Durand', email: 'luc@example.test' }) },
      ]);
      [this.anne, this.luc] = [anne, luc];
      const properties = ['V1', 'V2', 'V3', 'BARE'].map((reference) => ({
        reference,
        fields: propertyFields({
          title: `Maison ${reference}`,
          energyEfficiency,
          contactTypes: { [owner]: ['OWNER'] },
        }),
      }));
      await insertManyProperties(tx, SOMEBODY, properties);
      await insertManyMandates(
        tx,
        SOMEBODY,
        ['V1', 'V2', 'V3'].map((propertyRef) => ({
          fields: mandateFields({ propertyRef, counterParts: [owner] }),
          life: { status: 'RUNNING' as const },
        })),
      );
      await writeAgency(tx, { ...DEMO_AGENCY, feeScale: [{ kind: 'SALE', upTo: null, percent: 5, amount: null }] });
    });
  }

  call(key: string, body?: object, headers?: Record<string, string>): Promise<Answer> {
    return this.world.call(key, { token: this.token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
  }

  async propose(pairs: [number, string][], overrides: object = {}): Promise<Proposed> {
    const input = pairs.map(([contactId, reference]) => ({ contactId, reference }));
    const answer = await this.call('POST proposal', { pairs: input, means: 'EMAIL', ...overrides });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
    return answer.body;
  }

  /** Ends the time of undoing, and makes mails that wait for a retry due. */
  async later(): Promise<void> {
    await this.world.db.query(sql`update proposal_mail set due_time = now() - interval '1 second'
      where status = 'WAITING'`);
  }

  /** Sends waiting messages. */
  async send(): Promise<{ handled: number; cutOff: number }> {
    await this.later();
    return sendDueMails(this.sending, new Date());
  }

  async of(contactId: number): Promise<Proposal[]> {
    const answer = await this.call('POST proposal/find', {
      dto: { contactId },
      order: { property: 'createdTime', direction: 'ASC' },
    });
    expect(answer.status).toBe(200);
    return (answer.body as { content: Proposal[] }).content;
  }

  /** Titles of a customer's events, in order. */
  async eventsOf(contactId: number, type = 'SYSTEM'): Promise<string[]> {
    const rows = await this.world.db.query<{ title: string }>(sql`select title from event
      join event_link on event_id = id where kind = 'contact' and target = ${String(contactId)} and type = ${type}
      order by id`);
    return rows.map(({ title }) => title);
  }

  async mailStates(): Promise<string[]> {
    const rows = await this.world.db.query<{ status: string }>(sql`select status from proposal_mail order by id`);
    return rows.map(({ status }) => status);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.server.close();
  }
}
