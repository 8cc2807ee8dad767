import { draftEvent, firstEventProblem, mayChangeEvent, type EventFields } from './event.rules';

const NOW = '2026-11-21T10:00:00.000Z';
const draft = (overrides: Partial<EventFields> = {}): EventFields => ({
  ...draftEvent({ type: 'NOTE', title: 'Remarque' }, 'nora@pignon.test', NOW),
  ...overrides,
});

describe('a new event', () => {
  it('has its author as assignee and the current time by default', () => {
    expect(draft()).toEqual({
      type: 'NOTE',
      title: 'Remarque',
      text: '',
      start: NOW,
      end: null,
      due: null,
      done: true,
      user: 'nora@pignon.test',
      links: [],
    });
  });

  it.each([
    ['a task', { type: 'TASK' as const, title: 'Relancer' }, false],
    ['a task that was done at once', { type: 'TASK' as const, title: 'Relancer', done: true }, true],
    ['a call', { type: 'CALL' as const, title: 'Appel' }, true],
    ['a meeting ahead', { type: 'MEETING' as const, title: 'RDV', start: '2026-11-22T10:00:00.000Z' }, false],
  ])('%s is done or not', (_, fields, isDone) => {
    expect(draftEvent(fields, 'nora@pignon.test', NOW).done).toBe(isDone);
  });

  it.each<[string, Partial<EventFields>, string]>([
    ['written as if by the product', { type: 'SYSTEM' }, 'type'],
    ['that ends before it starts', { end: '2026-11-21T09:59:59.999Z' }, 'end'],
    ['with a due date that is no task', { due: NOW }, 'due'],
    [
      'with a link twice',
      {
        links: [
          { kind: 'contact', id: '3' },
          { kind: 'contact', id: '3' },
        ],
      },
      'links',
    ],
  ])('%s is refused', (_, overrides, path) => {
    expect(firstEventProblem(draft(overrides))).toMatchObject({ path });
  });

  it.each<[string, Partial<EventFields>]>([
    ['a task with its due date', { type: 'TASK', due: NOW }],
    ['a call that took no time', { type: 'CALL', end: NOW }],
    [
      'a note on two things with one number',
      {
        links: [
          { kind: 'contact', id: '3' },
          { kind: 'mandate', id: '3' },
        ],
      },
    ],
  ])('%s is accepted', (_, overrides) => {
    expect(firstEventProblem(draft(overrides))).toBeNull();
  });
});

describe('permission to change an event', () => {
  const task = { type: 'TASK' as const, user: 'paul@pignon.test', author: 'nora@pignon.test' };
  const by = (loginEmail: string, roles: Parameters<typeof mayChangeEvent>[1]['roles'] = ['NEGOTIATOR']) =>
    mayChangeEvent(task, { loginEmail, roles });

  it('belongs to its author, its assignee and managers', () => {
    expect([by('nora@pignon.test'), by('paul@pignon.test'), by('claire@pignon.test', ['MANAGER'])]).toEqual([
      true,
      true,
      true,
    ]);
    expect(by('luc@pignon.test')).toBe(false);
  });

  it('belongs to nobody for system events', () => {
    const system = { type: 'SYSTEM' as const, user: 'paul@pignon.test', author: null };
    expect(mayChangeEvent(system, { loginEmail: 'paul@pignon.test', roles: ['MANAGER'] })).toBe(false);
  });
});
