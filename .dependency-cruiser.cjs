/** The one-way rule: shared/domain <- shared/* <- remote-* <- (run time) host; shared/domain <- api. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-stands-alone',
      comment: 'The domain is pure: no other room, no browser, no server.',
      severity: 'error',
      from: { path: '^shared/domain/' },
      to: { path: '^(shared/(?!domain/)|host/|remote-|api/|e2e/|scripts/)' },
    },
    {
      name: 'shared-knows-no-user-of-it',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host/|remote-|api/|e2e/|scripts/)' },
    },
    {
      name: 'remotes-never-meet',
      comment: 'A URL, an event, a slot. The back-reference needs no edit when a remote is added.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(remote-|host/|api/|e2e/|scripts/)', pathNot: '^$1/' },
    },
    {
      name: 'host-holds-no-remote',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(remote-|api/|e2e/|scripts/)' },
    },
    {
      name: 'api-uses-the-domain-only',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shared/(?!domain/)|host/|remote-|e2e/|scripts/)' },
    },
    {
      name: 'remotes-use-facades',
      comment: 'Shared libraries exist once because remotes reach them through the doors of shared.',
      severity: 'error',
      from: { path: '^(remote-|scripts/new-remote/template/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: 'node_modules/(antd|leaflet|react-router|react-router-dom|@tanstack|i18next|react-i18next|rxjs|firebase|localforage)/',
      },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|\\.spec\\.ts$|^e2e/|/test/|^shared/testing/|^scripts/|vitest)' },
      to: { path: '(^shared/testing/|\\.test\\.tsx?$)' },
    },
    { name: 'no-orphan-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/frozen/|\\.data/|\\.cache/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
