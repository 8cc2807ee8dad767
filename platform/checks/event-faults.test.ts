import { eventFaults, eventUse, type EventUse } from './event-faults';

const use = (ids: string, after = ''): EventUse | undefined => eventUse('src/a.ts', ids.split('.'), after);

describe('the use of the bus in code', () => {
  test('is classified by its name and first argument', () => {
    expect(use('bus.publish', `('visit.saved', { groupId })`)).toMatchObject({
      role: 'publishes',
      event: 'visit.saved',
    });
    expect(use('bus.relay', '("visit.saved", {})')).toMatchObject({ role: 'publishes', event: 'visit.saved' });
    expect(use('bus.on', '(\n  `visit.saved`,\n  again)')).toMatchObject({ role: 'consumes', event: 'visit.saved' });
    expect(use('bus.stream', `('visit.saved')`)).toMatchObject({ role: 'consumes', event: 'visit.saved' });
    expect(use('useBusEvent', `('visit.saved', again)`)).toMatchObject({ role: 'consumes', event: 'visit.saved' });
    expect(use('raiseNotice', '(t("done"))')).toMatchObject({ role: 'publishes', event: 'notice.raised' });
  });

  test('ignores other functions of the module', () => {
    expect(use('createBus', '()')).toBeUndefined();
  });
});

describe('the events in a definition', () => {
  const publishing: EventUse = { file: 'src/a.ts', by: 'bus.publish', role: 'publishes', event: 'visit.saved' };
  const hearing: EventUse = { file: 'src/b.ts', by: 'useBusEvent', role: 'consumes', event: 'contact.saved' };

  test('match those of the code', () => {
    expect(
      eventFaults([publishing, publishing, hearing], { publishes: ['visit.saved'], consumes: ['contact.saved'] }),
    ).toEqual([]);
  });

  test('lack an event used in the code: reported once each', () => {
    expect(eventFaults([publishing, { ...publishing, file: 'src/c.ts' }, hearing], { publishes: [], consumes: [] }))
      .toMatchInlineSnapshot(`
        [
          "src/a.ts publishes visit.saved, which is not among what src/remote.ts publishes: add it there",
          "src/b.ts subscribes to contact.saved, which is not among what src/remote.ts consumes: add it there",
        ]
      `);
  });

  test('contain an event unused in the code: reported', () => {
    expect(eventFaults([publishing], { publishes: ['visit.saved', 'error.raised'], consumes: ['visit.saved'] }))
      .toMatchInlineSnapshot(`
        [
          "src/remote.ts publishes error.raised, which no code of it publishes: take it out there",
          "src/remote.ts consumes visit.saved, which no code of it subscribes to: take it out there",
        ]
      `);
  });

  test.each([
    ['bus.publish', '(name, {})'],
    ['bus.on', '(`${kind}.saved`, again)'],
    ['useBusEvent', "('visit.' + what, again)"],
    ['bus.all', '.subscribe(all)'],
    ['bus', ' }'],
  ])('cannot be compared with %s%s: reported', (ids, after) => {
    const uses = [use(ids, after)].flatMap((found) => found ?? []);
    expect(eventFaults(uses, { publishes: [], consumes: [] })).toEqual([
      `src/a.ts uses ${ids} without saying which event: use bus.publish, bus.on, bus.stream or useBusEvent with its name in quotes, which src/remote.ts is held to`,
    ]);
  });
});
