import { signComments, sortComments } from './comments';

const comment = (minute: number, overrides = {}) => ({
  pinned: false,
  text: 'Rappeler',
  createdTime: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  author: null as string | null,
  ...overrides,
});

describe('comments', () => {
  it('are sorted pinned first, then newest first', () => {
    const list = [comment(1), comment(3), comment(2, { pinned: true })];
    expect(sortComments(list).map(({ createdTime }) => createdTime.slice(14, 16))).toEqual(['02', '03', '01']);
  });

  it('have their writer as author, and keep it when another user pins or corrects them', () => {
    const before = [comment(1, { author: 'nora@pignon.test' }), comment(2)];
    const commentList = [
      comment(1, { author: 'paul@pignon.test', pinned: true, text: 'Rappelé' }),
      comment(2),
      comment(3, { author: 'nora@pignon.test' }),
    ];
    expect(signComments(before, commentList, 'paul@pignon.test').map(({ author }) => author)).toEqual([
      'nora@pignon.test',
      null,
      'paul@pignon.test',
    ]);
  });
});
