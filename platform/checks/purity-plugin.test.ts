import { refusalOf } from './purity-plugin';

const options = { root: '/house/remote-demo', sharedRoot: '/house/shared' };
const refusal = (file: string) => refusalOf(file, options);

describe('modules allowed in a remote', () => {
  test('include its own code, domain code and its own libraries', () => {
    expect(refusal('/house/remote-demo/src/pages/list.page.tsx')).toBeUndefined();
    expect(refusal('/house/shared/domain/property/price/fees.ts')).toBeUndefined();
    expect(refusal('/house/node_modules/.pnpm/papaparse@5.5.3/node_modules/papaparse/papaparse.js')).toBeUndefined();
  });

  test('exclude libraries behind an entry point of the host', () => {
    const antd = '/house/node_modules/.pnpm/antd@6.6.8/node_modules/antd/es/button/index.js';
    expect(refusal(antd)).toBe(
      'it would carry its own copy of antd, which the host provides: use @pignon/shared/ui/core',
    );
    const query = '/house/node_modules/.pnpm/x/node_modules/@tanstack/react-query/build/index.js';
    expect(refusal(query)).toContain('use @pignon/shared/api');
  });

  test('exclude internal modules of the shared package', () => {
    expect(refusal('/house/shared/ui/core/button.tsx')).toContain(
      'shared/ui/core/button.tsx, which is not an entry point',
    );
  });

  test('are the same when our packages are installed in another repository', () => {
    const own = { root: '/duty', sharedRoot: '/duty/node_modules/@pignon/shared' };
    const of = (file: string) => refusalOf(`/duty/node_modules/${file}`, own);
    expect(of('@pignon/shared/domain/property/price/fees.ts')).toBeUndefined();
    expect(of('@pignon/shared/ui/core/button.tsx')).toContain('shared/ui/core/button.tsx, which is not an entry point');
    expect(of('@pignon/shared/node_modules/antd/es/button/index.js')).toContain('its own copy of antd');
    expect(of('@pignon/platform/build/places.ts')).toContain('it would carry places.ts from outside its own folder');
  });

  test('exclude modules of another remote', () => {
    expect(refusal('/house/remote-other/src/pages/list.page.tsx')).toContain('remotes meet by URL, event or slot');
  });
});
