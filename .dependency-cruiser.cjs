/**
 * The one-way rule: shared/domain <- shared/* <- remote-* <- (run time) host; shared/domain <- api <- demo.
 * platform builds, stores and checks what of all these is published; screens know nothing of it.
 */
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
      to: { path: '^(shared/(?!domain/)|platform/|host/|remote-|api/|demo/|e2e/|scripts/)' },
    },
    {
      name: 'shared-knows-no-user-of-it',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(platform/|host/|remote-|api/|demo/|e2e/|scripts/)' },
    },
    {
      name: 'platform-knows-shared-only',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(host/|remote-|api/|demo/|e2e/|scripts/)' },
    },
    {
      name: 'screens-know-no-platform',
      comment: 'What builds, stores and serves remotes runs on Node.',
      severity: 'error',
      from: { path: '^(remote-[^/]+|host)/(src|worker|early)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^platform/' },
    },
    {
      name: 'browsers-have-no-node',
      severity: 'error',
      from: {
        path: '^(shared/|(remote-[^/]+|host)/(src|worker|early)/)',
        pathNot: '(^shared/testing/|\\.test\\.tsx?$|/test/)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'remotes-never-meet',
      comment: 'A URL, an event, a slot. The back-reference needs no edit when a remote is added.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(remote-|host/|api/|demo/|e2e/|scripts/)', pathNot: '^$1/' },
    },
    {
      name: 'host-holds-no-remote',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(remote-|api/|demo/|e2e/|scripts/)' },
    },
    {
      name: 'api-and-demonstration-use-the-domain-only',
      severity: 'error',
      from: { path: '^(api|demo)/', pathNot: '^api/.*\\.test\\.ts$' },
      to: { path: '^(shared/(?!domain/)|platform/|host/|remote-|e2e/|scripts/)' },
    },
    {
      name: 'api-tests-use-the-domain-and-the-helpers-of-tests',
      severity: 'error',
      from: { path: '^api/.*\\.test\\.ts$' },
      to: { path: '^(shared/(?!(domain|testing)/)|platform/|host/|remote-|e2e/|scripts/)' },
    },
    {
      name: 'server-holds-no-demonstration',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'remotes-use-facades',
      comment: 'Shared libraries exist once because remotes reach them through the entry points of shared.',
      severity: 'error',
      from: { path: '^(remote-|scripts/new-remote/template/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: 'node_modules/(antd|leaflet|react-router|react-router-dom|@tanstack|i18next|react-i18next|rxjs|firebase|localforage)/',
      },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: {
        pathNot: '(\\.(test|cases|fixture)\\.tsx?$|\\.spec\\.ts$|^e2e/|/test/|^shared/testing/|^scripts/|^jest/)',
      },
      to: { path: '(^shared/testing/|\\.(test|cases)\\.tsx?$)' },
    },
    { name: 'no-orphan-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist(-dev)?/|/frozen/|\\.data/|\\.cache/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
