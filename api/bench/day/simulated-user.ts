import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi, type Answer, type RequestOptions } from '../../resilience/client';
import { tokenFor } from '../../resilience/identity-service';
import type { WriteLog } from './write-log';
import type { Kind, Tally } from './tally';

const THINK_MS = { least: 1_000, most: 5_000 };
const TOKEN_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;
/** Visits are planned from this time on, an hour apart. */
const FIRST_DAY = Date.parse('2031-01-06T08:00:00.000Z');
const HOURS_A_DAY = 8;
const MAX_MERGES = 10;

export interface Workplace {
  /** Addresses of both API processes; each call picks one at random, as behind a load balancer. */
  urls: readonly string[];
  /** Contacts with whom only this person plans visits, so that bookings never conflict. */
  contacts: readonly number[];
  /** Contacts whose source several people change at once. */
  shared: readonly number[];
  references: readonly string[];
  names: readonly string[];
  ledger: WriteLog;
  tally: Tally;
}

interface Versioned {
  version: number;
}

const pickRandom = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to draw from.');
  return item;
};

/** A simulated member of staff. */
export class SimulatedUser {
  private token = { value: '', at: -Infinity };
  private planned = 0;

  constructor(
    private readonly email: string,
    private readonly place: Workplace,
  ) {}

  /** Works until `until`, one action at a time, with pauses. */
  async work(until: number): Promise<void> {
    const actions = [
      ...Array<() => Promise<unknown>>(3).fill(() => this.readLists()),
      ...Array<() => Promise<unknown>>(3).fill(() => this.openRecords()),
      () => this.search(),
      () => this.search(),
      () => this.saveShared(),
      () => this.planVisit(),
      () => this.createAndTickTask(),
    ];
    await wait(Math.random() * THINK_MS.most);
    while (Date.now() < until) {
      await pickRandom(actions)().catch((error: unknown) => this.place.tally.errors.push(String(error)));
      await wait(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
    }
  }

  private bearer(): string {
    if (Date.now() - this.token.at > TOKEN_MS) this.token = { value: tokenFor(this.email), at: Date.now() };
    return this.token.value;
  }

  private async call(
    kind: Kind,
    key: string,
    options: RequestOptions = {},
    allowedStatuses: readonly number[] = [],
  ): Promise<Answer> {
    const startedAt = performance.now();
    const answer = await callApi(pickRandom(this.place.urls), this.bearer(), key, options);
    this.place.tally.times[kind].push(performance.now() - startedAt);
    if (answer.status >= 300 && !allowedStatuses.includes(answer.status))
      throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  private async read<Reply>(key: string, body?: unknown): Promise<Reply> {
    return (await this.call('read', key, body === undefined ? {} : { body })).body as Reply;
  }

  private async readLists(): Promise<void> {
    const price = { min: 100_000, max: 250_000 + 1000 * Math.floor(Math.random() * 200) };
    const dto = { transactionType: 'SALE', propertyStatus: ['ACTIVE'], price };
    await this.read('POST property/find', { dto, pageNumber: pickRandom([0, 0, 1, 2]) });
    await this.read('POST contact/find', { dto: { text: pickRandom(this.place.names), archived: false } });
    await this.read('POST mandate/find', { dto: {} });
  }

  private async openRecords(): Promise<void> {
    const id = pickRandom(this.place.contacts);
    await this.read(`GET property/${pickRandom(this.place.references)}`);
    await this.read(`GET contact/${id}`);
    await this.read(`GET contact/${id}/timeline`);
  }

  private search(): Promise<unknown> {
    return this.read(`GET search?q=${encodeURIComponent(pickRandom(this.place.names))}`);
  }

  /** Changes a contact that others change too, retries on the current version after a conflict, and reads it again. */
  private async saveShared(): Promise<void> {
    const { ledger, tally } = this.place;
    const id = pickRandom(this.place.shared);
    let { version } = await this.read<Versioned>(`GET contact/${id}`);
    const source = `Source ${randomUUID()}`;
    for (let merges = 0; merges < MAX_MERGES; merges += 1) {
      const headers = { 'if-match': `"${version}"` };
      const answer = await this.call('write', `PATCH contact/${id}`, { headers, body: { source } }, [412]);
      if (answer.status !== 412) {
        const saved = answer.body as Versioned;
        const fault = ledger.acknowledge(id, version, saved.version, source);
        if (fault) tally.lost.push(fault);
        const now = await this.read<Versioned & { source: string }>(`GET contact/${id}`);
        const isStored = now.version > saved.version || (now.version === saved.version && now.source === source);
        if (!isStored)
          tally.lost.push(`contact ${id}: version ${saved.version} was acknowledged, ${now.version} is read`);
        return;
      }
      tally.settled += 1;
      version = (answer.body as { current: Versioned }).current.version;
    }
    throw new Error(`contact ${id}: a colleague came first ${MAX_MERGES} times`);
  }

  private async planVisit(): Promise<void> {
    const slot = this.planned++;
    const start = FIRST_DAY + (Math.floor(slot / HOURS_A_DAY) * 24 + (slot % HOURS_A_DAY)) * HOUR_MS;
    const visit = {
      propertyRef: pickRandom(this.place.references),
      contactIds: [pickRandom(this.place.contacts)],
      negotiator: this.email,
      start: new Date(start).toISOString(),
      end: new Date(start + HOUR_MS / 2).toISOString(),
    };
    const answer = await this.call('write', 'POST visit', {
      body: [visit],
      headers: { 'idempotency-key': randomUUID() },
    });
    const { groupId } = answer.body as { groupId: string };
    const tour = await this.read<{ visits: { propertyRef: string }[] }>(`GET visit/group/${groupId}`);
    if (tour.visits[0]?.propertyRef !== visit.propertyRef) this.place.tally.lost.push(`visit ${groupId}`);
  }

  private async createAndTickTask(): Promise<void> {
    const body = { type: 'TASK', title: `Tâche ${randomUUID()}` };
    const created = await this.call('write', 'POST event/create', {
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    const { id, version } = created.body as Versioned & { id: number };
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
    const ticked = await this.call('write', `PATCH event/${id}`, { body: { done: true }, headers });
    if ((ticked.body as Versioned).version !== version + 1) this.place.tally.lost.push(`event ${id}`);
  }
}
