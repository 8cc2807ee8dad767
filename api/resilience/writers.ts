import { randomUUID } from 'node:crypto';
import { callApi, type Answer } from './client';

/** An acknowledged write. */
export interface AcknowledgedWrite {
  kind: 'contact' | 'property' | 'mandate';
  id: string;
  version: number;
  /** Unique value of this write: a name, title or register number. */
  mark: string;
}

/** A creation without response: it may or may not have happened. */
export interface Unanswered {
  call: string;
  key: string;
  body: unknown;
}

export interface AcknowledgedWrites {
  kept: AcknowledgedWrite[];
  unanswered: Unanswered[];
  /** Unexpected responses. */
  strange: string[];
}

interface Entity {
  id?: number;
  reference?: string;
  version: number;
  registerNumber?: number | null;
}

export const emptyAcknowledgedWrites = (): AcknowledgedWrites => ({ kept: [], unanswered: [], strange: [] });

/** Repeats staff's actions one at a time until the server stops. */
export class Writer {
  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly journal: AcknowledgedWrites,
  ) {}

  /** Repeats: creates a customer and property, changes its price, signs a mandate. */
  async work(): Promise<void> {
    for (;;) {
      const owner = await this.create('POST contact', { contactType: ['OWNER'], lastName: `Owner ${randomUUID()}` });
      if (owner === 'gone') return;
      const contactId = owner.id ?? 0;
      const property = await this.create('POST property', {
        title: `Maison ${randomUUID()}`,
        transactionType: 'SALE',
        contactTypes: { [contactId]: ['OWNER'] },
        financialInfo: { priceNoFees: 250_000 },
        location: { city: 'Bayonne', label: 'Bayonne' },
      });
      if (property === 'gone') return;
      const reference = property.reference ?? '';
      if (!(await this.changeTitle(reference, property.version))) return;
      const mandate = await this.create('POST mandate', {
        propertyRef: reference,
        type: 'NON_EXCLUSIVE',
        startDate: '2026-11-21',
        endDate: '2027-11-20',
      });
      if (mandate === 'gone' || !(await this.sign(reference, contactId))) return;
    }
  }

  private async send(key: string, body: unknown, headers: Record<string, string>): Promise<Answer | 'gone'> {
    const answer = await callApi(this.url, this.token, key, { body, headers }).catch(() => 'gone' as const);
    if (answer !== 'gone' && answer.status >= 300)
      this.journal.strange.push(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  private async create(call: string, body: object): Promise<Entity | 'gone'> {
    const key = randomUUID();
    const answer = await this.send(call, body, { 'idempotency-key': key });
    if (answer === 'gone') {
      this.journal.unanswered.push({ call, key, body });
      return 'gone';
    }
    const entity = answer.body as Entity;
    this.record(call.replace('POST ', '') as AcknowledgedWrite['kind'], entity, markOf(body));
    return entity;
  }

  private async changeTitle(reference: string, version: number): Promise<boolean> {
    const title = `Villa ${randomUUID()}`;
    const answer = await this.send(`PATCH property/${reference}`, { title }, { 'if-match': `"${version}"` });
    if (answer !== 'gone') this.record('property', answer.body as Entity, title);
    return answer !== 'gone';
  }

  private async sign(reference: string, contactId: number): Promise<boolean> {
    const body = { signers: [contactId], agent: { capacity: 'HOLDER' }, reason: 'Essai.' };
    const answer = await this.send(`PATCH mandate/${reference}/signed`, body, {});
    if (answer === 'gone') return false;
    const mandate = answer.body as Entity;
    this.record('mandate', mandate, String(mandate.registerNumber));
    return true;
  }

  private record(kind: AcknowledgedWrite['kind'], { id, reference, version }: Entity, mark: string): void {
    this.journal.kept.push({ kind, id: reference ?? String(id), version, mark });
  }
}

/** Returns the unique value of a creation; a mandate has none before its register number. */
function markOf(body: object): string {
  const { lastName, title } = body as { lastName?: string; title?: string };
  return lastName ?? title ?? '';
}
