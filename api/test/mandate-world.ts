import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import sql from 'sql-template-tag';
import { insertManyContacts } from '../src/modules/contact/contact.service';
import { insertManyProperties } from '../src/modules/property/property.service';
import { writeAgency } from '../src/modules/agency/agency.repo';
import { CIVIL_STATUS, contactFields, propertyFields, SIGNING_AGENCY, SOMEBODY } from './factories';
import { startWorld, type Answer, type World } from './world';

export interface Refusal {
  code: string;
  message: string;
  detail?: string;
  allowed?: string[];
  errors?: { path: string; message: string }[];
  current?: Mandate;
}

interface Entry {
  action: string;
  changes: { path: string; before: unknown; after: unknown }[];
  user: string;
  source: string;
}

/** Returns the entity of a response, after checking its status. */
export function expectMandate(answer: Answer, status = 200): Mandate {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  return answer.body;
}

export function expectRefusal(answer: Answer, status: number): Refusal {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  return answer.body;
}

/** Two properties (V1 of Anne and Luc, V2 of Anne) and a negotiator who calls. */
export class MandateWorld {
  anne = 0;
  luc = 0;
  token = '';

  private constructor(readonly world: World) {}

  static async start(): Promise<MandateWorld> {
    return new MandateWorld(await startWorld());
  }

  async begin(): Promise<void> {
    const { world } = this;
    await world.empty();
    this.token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
    await world.db.tx(async (tx) => {
      await writeAgency(tx, SIGNING_AGENCY);
      [this.anne = 0, this.luc = 0] = await insertManyContacts(tx, SOMEBODY, [
        { fields: contactFields({ ...CIVIL_STATUS, lastName: 'Élissalde' }) },
        { fields: contactFields({ ...CIVIL_STATUS, lastName: 'Durand' }) },
      ]);
      const [one, both] = [
        { [this.anne]: ['OWNER' as const] },
        { [this.luc]: ['OWNER' as const], [this.anne]: ['OWNER' as const] },
      ];
      await insertManyProperties(tx, SOMEBODY, [
        { reference: 'V1', fields: propertyFields({ contactTypes: both }) },
        { reference: 'V2', fields: propertyFields({ contactTypes: one }) },
      ]);
    });
  }

  /** Moves the agency to another postcode. */
  moveAgency(postcode: string): Promise<void> {
    const address = { street: '1 rue du Port', city: 'Ailleurs', postcode };
    return this.world.db.tx((tx) => writeAgency(tx, { ...SIGNING_AGENCY, address }));
  }

  call(key: string, body?: object, headers?: Record<string, string>): Promise<Answer> {
    return this.world.call(key, { token: this.token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
  }

  async create(overrides: object = {}): Promise<Mandate> {
    return expectMandate(
      await this.call('POST mandate', { propertyRef: 'V1', type: 'NON_EXCLUSIVE', ...overrides }),
      201,
    );
  }

  sign(propertyRef: string, ...signers: unknown[]): Promise<Answer> {
    return this.call(`PATCH mandate/${propertyRef}/signed`, signers);
  }

  journal(id: number): Promise<Entry[]> {
    return this.world.db.query<Entry>(sql`select action, changes, user_email as user, source from audit_entry
      where entity = 'mandate' and ref = ${String(id)} order by id`);
  }

  /** Titles of a mandate's events, in order. */
  async eventsOf(id: number, type = 'SYSTEM'): Promise<string[]> {
    const rows = await this.world.db.query<{ title: string }>(sql`select title from event
      join event_link on event_id = id where kind = 'mandate' and target = ${String(id)} and type = ${type} order by id`);
    return rows.map(({ title }) => title);
  }

  async mandateStatusOf(reference: string): Promise<string | undefined> {
    const [row] = await this.world.db.query<{ status: string }>(
      sql`select mandate_status as status from property where reference = ${reference}`,
    );
    return row?.status;
  }
}
