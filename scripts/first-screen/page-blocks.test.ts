import { applyLines, pageBlocks } from './page-blocks';

describe('code blocks of a guide', () => {
  it('are listed by file name, in order', () => {
    const page =
      'Text of `a.ts`\n\n```sh\nls\n```\n\n`a.ts`\n\n```ts\nconst a = 1;\n```\n\n`b.ts`\n\n```diff\n a\n+b\n```\n';
    expect(pageBlocks(page)).toEqual([
      { file: 'a.ts', lang: 'ts', text: 'const a = 1;\n' },
      { file: 'b.ts', lang: 'diff', text: ' a\n+b\n' },
    ]);
  });

  it('of a diff insert each added line after its context line, in order', () => {
    expect(applyLines('x\na\nlist\na\nz\n', ' list\n a\n+b\n+c\n')).toBe('x\na\nlist\na\nb\nc\nz\n');
  });

  it('are refused when a context line is missing', () => {
    expect(() => applyLines('a\nb\n', ' b\n a\n+c\n')).toThrow('there is no line "a"');
  });
});
