import { REPOSITORY } from '../build/packages';
import { isSource, sourcesUnder } from './sources';

describe('isSource', () => {
  test.each(['host/src/app.tsx', 'api/src/modules/visit/visit.repo.ts', 'shared/domain/common/test-of-words.ts'])(
    'takes %s',
    (file) => expect(isSource(file)).toBe(true),
  );

  test.each([
    'shared/domain/property/title.test.ts',
    'api/src/modules/visit/visit.integration.test.ts',
    'remote-property/src/test/list.check.tsx',
    'api/test/prepare-database.ts',
    'shared/testing/stub-global.ts',
    'host/server/proxied.fixture.ts',
    'shared/api/reading-calls.generated.ts',
    'scripts/run/ensure-installed.d.mts',
    'scripts/new-remote/template/src/remote.ts',
    'host/dist/main.ts',
    'host/src/messages/fr.json',
  ])('leaves %s out', (file) => expect(isSource(file)).toBe(false));
});

describe('sourcesUnder', () => {
  test('finds the sources of a folder, of a file, and each once', () => {
    const found = sourcesUnder(['scripts/mutate', 'scripts/mutate/draw.ts'], REPOSITORY);
    expect(found).toContain('scripts/mutate/draw.ts');
    expect(found).not.toContain('scripts/mutate/draw.test.ts');
    expect(new Set(found).size).toBe(found.length);
    expect(sourcesUnder(['scripts/mutate/draw.ts'], REPOSITORY)).toEqual(['scripts/mutate/draw.ts']);
  });

  test('refuses a path without sources', () => {
    expect(() => sourcesUnder(['scripts/nowhere'], REPOSITORY)).toThrow('no source file at scripts/nowhere');
    expect(() => sourcesUnder(['scripts/mutate/draw.test.ts'], REPOSITORY)).toThrow('no source file at');
  });
});
