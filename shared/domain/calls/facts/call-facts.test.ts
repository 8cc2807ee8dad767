import { z } from 'zod';
import { callFacts, isReadingCall } from './call-facts';
import { callTable } from '../call-table';
import type { Call } from '../define-call';

const calls = Object.entries<Call>(callTable);
const reading = calls.filter(([key, call]) => isReadingCall(key, call));

describe('the call table', () => {
  it('declares only reading calls as cached or stale', () => {
    const cachedCalls = calls.filter(([, { kept, staleAfter }]) => kept !== undefined || staleAfter !== undefined);
    expect(cachedCalls.filter(([key, call]) => !isReadingCall(key, call)).map(([key]) => key)).toEqual([]);
    expect(calls.filter(([key, { reads }]) => reads && key.startsWith('GET ')).map(([key]) => key)).toEqual([]);
  });

  it('has no call that both reads and creates, or requires a version', () => {
    const both = reading.filter(([, { creates, version }]) => creates === true || version !== undefined);
    expect(both.map(([key]) => key)).toEqual([]);
  });

  it('marks every search by its name as reading', () => {
    const searches = calls.filter(([key]) =>
      /\/(find|rank|byIds|byReferences|facets|cube|map|preview|check)$/.test(key),
    );
    expect(searches.filter(([key, call]) => !isReadingCall(key, call)).map(([key]) => key)).toEqual([]);
    expect(searches.length).toBeGreaterThan(15);
  });

  it('declares what makes each cached response stale, except expiring addresses and places', () => {
    const never = calls.filter(([, { kept, staleAfter }]) => kept !== undefined && staleAfter === undefined);
    expect(never.map(([key]) => key).sort()).toEqual(['GET commune', 'GET media/{owner}/{reference}/{size}/{path}']);
  });

  it('declares what each writing call changes, as no reading call, or why it is nothing', () => {
    const writing = calls.filter(([key, call]) => !isReadingCall(key, call));
    expect(writing.filter(([, { changes }]) => changes === undefined).map(([key]) => key)).toEqual([]);
    expect(reading.filter(([, { changes }]) => changes !== undefined).map(([key]) => key)).toEqual([]);
    const reasons = writing.flatMap(([, { changes }]) => (changes && 'none' in changes ? [changes.none] : []));
    expect(reasons.filter((reason) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([]);
    expect(writing.length).toBeGreaterThan(60);
  });

  it('lets only writing calls wait, and none with files', () => {
    const waiting = calls.filter(([, { waits }]) => waits !== undefined);
    expect(waiting.filter(([key, call]) => isReadingCall(key, call) || call.multipart)).toEqual([]);
    expect(waiting.length).toBeGreaterThan(3);
  });
});

it('gives browsers each fact by the key of its call, in alphabetical order', () => {
  const table = {
    'POST b/find': {
      access: 'read',
      summary: '',
      reads: true,
      kept: 'contacts',
      staleAfter: ['contact', 'user'],
      timeout: 60,
    },
    'GET a': { access: 'read', summary: '', staleAfter: ['sync'] },
    'PATCH c': { access: 'write', summary: '', waits: true, changes: ['visit.saved', 'event'] },
    'PUT d': { access: 'write', summary: '', changes: { none: 'It is read by nobody else.' } },
  } as unknown as Record<string, Call>;
  expect(callFacts(table)).toEqual({
    DATE_TIMES: {},
    READING: ['POST b/find'],
    CACHED_CALLS: { 'POST b/find': 'contacts' },
    STALE_AFTER: { 'GET a': 'sync', 'POST b/find': 'contact user' },
    CHANGES: { 'PATCH c': 'visit.saved event' },
    ANSWERS: {},
    TIMEOUTS: { 'POST b/find': 60 },
  });
});

it('finds the reading call with the same response schema, for a record that the writing call names', () => {
  const [key, record, list] = [z.strictObject({ id: z.int() }), z.strictObject({ id: z.int() }), z.strictObject({})];
  const read = { access: 'read', summary: '' };
  const write = { access: 'write', summary: '', changes: ['user'] };
  const table = {
    'GET key': { ...read, reply: key },
    'GET key/{id}': { ...read, reply: record },
    'GET key/{id}/holders': { ...read, reply: list },
    'GET key/lost': { ...read, query: z.strictObject({}), reply: list },
    'POST key/find': { ...read, reads: true, reply: record },
    'POST key': { ...write, reply: record },
    'PATCH key/{id}': { ...write, reply: record },
    'PATCH key': { ...write, reply: key },
    'POST key/{id}/copy': { ...write, reply: key },
    'PUT key/{id}/holders': { ...write, reply: list },
    'DELETE key/lost': { ...write, reply: list },
  } as unknown as Record<string, Call>;
  expect(callFacts(table).ANSWERS).toEqual({
    'POST key': 'GET key/{id}',
    'PATCH key/{id}': 'GET key/{id}',
    'PATCH key': 'GET key',
    'PUT key/{id}/holders': 'GET key/{id}/holders',
  });
});
