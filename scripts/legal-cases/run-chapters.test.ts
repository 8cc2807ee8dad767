import { legalCases, type AnyCaseChapter } from '@pignon/shared/domain/law/legal-cases';
import { runChapters } from './run-chapters';
import { caseReport } from './report';

const SOURCE = 'arithmetic by hand';
const doubled = legalCases({
  chapter: 'formats',
  rule: (of: number) => (of < 0 ? Promise.reject(new Error('no such number')) : Promise.resolve({ of: of * 2 })),
  cases: [
    { name: 'two', input: 2, expected: { of: 4 }, source: SOURCE },
    { name: 'three', input: 3, expected: { of: 7 }, source: SOURCE, knownWrong: 'until it is mended' },
    { name: 'less than nothing', input: -1, expected: { of: -2 }, source: SOURCE },
  ],
});

describe('the report of legal cases', () => {
  it('counts by chapter, and names each wrong case', async () => {
    const counts = await runChapters([doubled, doubled]);
    const formats = counts.find(({ chapter }) => chapter === 'formats');
    expect(formats).toMatchObject({ cases: 6 });
    expect(formats?.failedCases.map(({ name }) => name)).toEqual([
      'three',
      'less than nothing',
      'three',
      'less than nothing',
    ]);
    expect(counts.filter(({ cases }) => cases > 0)).toHaveLength(1);
  });

  it('prints input, answer, source and note', async () => {
    const report = caseReport(await runChapters([doubled]));
    expect(report).toMatch(/^formats +3 +1 +2$/m);
    expect(report).toMatch(/^all +3 +1 +2$/m);
    for (const line of ['✗ formats: three', '{ of: 7 }', '{ of: 6 }', SOURCE, 'until it is mended', 'no such number'])
      expect(report).toContain(line);
  });

  it('truncates long values', async () => {
    const long = legalCases({
      chapter: 'formats',
      rule: (text: string) => text.length,
      cases: [{ name: 'long', input: 'x'.repeat(9_000), expected: 0, source: SOURCE }],
    });
    expect(caseReport(await runChapters([long])).length).toBeLessThan(4_000);
  });

  it('refuses an unknown chapter', async () => {
    const nowhere = { ...doubled, chapter: 'nowhere' } as unknown as AnyCaseChapter;
    await expect(runChapters([nowhere])).rejects.toThrow('nowhere');
  });
});
