import { anEntry } from '../../../test/factories';
import { columnWidth } from '../column-width';
import { groupTasks } from './task-groups';

const task = (id: number, user: string, hour = '08:00') =>
  anEntry({ kind: 'TASK', id, start: `2026-11-26T${hour}:00.000Z`, end: null, groupId: null, users: [user] });

describe('simultaneous tasks', () => {
  const twelve = Array.from({ length: 12 }, (_, id) => task(id, id < 8 ? 'nora' : id < 11 ? 'paul' : 'luc'));
  const visit = anEntry({ start: '2026-11-26T08:00:00.000Z' });
  const laterTask = task(20, 'nora', '09:00');

  it('become one entry when there are many, whatever other entries there are', () => {
    const { single, groups } = groupTasks('DAY', [...twelve, visit, laterTask]);
    expect(single).toEqual([visit, laterTask]);
    expect(groups.map(({ tasks }) => tasks)).toEqual([twelve]);
    expect(columnWidth('WEEK', [...single, ...groups.map(({ first }) => first)])).toBe('minmax(184px, 1fr)');
  });

  it('are grouped per person in the team view', () => {
    const { single, groups } = groupTasks('TEAM', twelve);
    expect(groups.map(({ tasks }) => tasks.length)).toEqual([8]);
    expect(single).toHaveLength(4);
  });
});
