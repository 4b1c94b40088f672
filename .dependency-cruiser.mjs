const TESTS = '[.](test|spec)[.]tsx?$';
const TESTING = '/testing/';
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

/** What each package may import of the others. A package that is missing here may import nothing. */
const LAYERS = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  protocol: ['kernel'],
  server: ['kernel', 'games', 'bots', 'protocol'],
  web: ['kernel', 'games', 'bots', 'protocol'],
  cli: ['kernel', 'games', 'bots', 'protocol', 'server'],
};

const layers = Object.entries(LAYERS).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment: `packages/${layer} may import ${below.length ? below.join(', ') : 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${layer}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[layer, ...below].join('|')})/` },
}));

/** What each folder of the kernel may import of the others; the lowest first. */
const KERNEL_LAYERS = {
  base: [],
  crypto: [],
  text: ['base'],
  rng: ['base', 'crypto'],
  decision: ['base', 'rng'],
  zones: ['base', 'rng'],
  flow: ['base', 'crypto', 'rng', 'decision', 'zones'],
  game: ['base', 'rng', 'text', 'decision', 'zones', 'flow'],
  record: ['base', 'crypto', 'rng', 'zones', 'flow', 'game'],
};

const kernelLayers = Object.entries(KERNEL_LAYERS).map(([layer, below]) => ({
  name: `kernel-${layer}`,
  comment: `packages/kernel/src/${layer} may import ${below.length ? below.join(', ') : 'no other folder'}.`,
  severity: 'error',
  from: { path: `^packages/kernel/src/${layer}/`, pathNot: TESTS },
  to: { path: '^packages/kernel/src/', pathNot: `^packages/kernel/src/(${[layer, ...below].join('|')})/` },
}));

/** What each folder of the web client may import of the others; the lowest first. */
const WEB_LAYERS = {
  /** The table without anything that draws it. */
  tableModel: [],
  i18n: [],
  ui: ['i18n'],
  art: ['games/catalog.ts'],
  settings: ['i18n', 'ui', 'tables'],
  kit: ['i18n', 'ui', 'settings', 'tableModel'],
  games: ['i18n', 'ui', 'kit'],
  rules: ['i18n', 'ui', 'settings', 'kit', 'games'],
  tables: ['tableModel', 'i18n', 'ui', 'settings', 'kit', 'games', 'lesson'],
  table: [
    'tableModel',
    'i18n',
    'ui',
    'settings',
    'kit',
    'rules',
    'tables',
    'replay',
    'games/catalog.ts',
    'app/useAttention.ts',
  ],
  lesson: ['tableModel', 'i18n', 'ui', 'settings', 'kit', 'games', 'tables'],
  replay: ['tableModel', 'i18n', 'ui', 'settings', 'kit', 'tables'],
  pages: [
    'tableModel',
    'i18n',
    'ui',
    'art',
    'settings',
    'kit',
    'games',
    'rules',
    'tables',
    'table',
    'lesson',
    'replay',
    'app',
  ],
};

const webLayers = Object.entries(WEB_LAYERS).map(([layer, below]) => ({
  name: `web-${layer}`,
  comment: `packages/web/src/${layer} may import ${below.length ? below.join(', ') : 'no other folder'}.`,
  severity: 'error',
  from: { path: `^packages/web/src/${layer}/`, pathNot: TESTS },
  to: {
    path: '^packages/web/src/',
    pathNot: `^packages/web/src/(${[layer, ...below].map((one) => (one.includes('.') ? one : `${one}/`)).join('|')})`,
  },
}));

/** What each folder of the server may import of the others; the lowest first. */
const SERVER_LAYERS = {
  ports: [],
  workers: [],
  validation: [],
  network: [],
  bus: ['ports'],
  clock: ['ports'],
  limits: ['ports'],
  monitoring: ['ports'],
  store: ['ports', 'workers'],
  jobs: ['ports', 'workers'],
  maintenance: ['ports', 'store'],
  'tables/state': ['ports'],
  'tables/timing': ['tables/state'],
  'tables/verbs': ['tables/state', 'tables/timing'],
  'tables/log': ['ports', 'tables/state', 'tables/verbs'],
  'tables/view': ['ports', 'tables/state', 'tables/timing'],
  'tables/live': ['ports', 'limits', 'tables/state', 'tables/log', 'tables/view'],
  'tables/schedule': ['ports', 'tables/state', 'tables/timing', 'tables/verbs', 'tables/live'],
  'tables/registry': ['ports', 'tables/state', 'tables/timing', 'tables/view', 'tables/live', 'tables/schedule'],
  'tables/commands': ['ports', 'tables/state', 'tables/verbs', 'tables/registry'],
  'tables/lobby': ['ports', 'tables/state', 'tables/view', 'tables/registry', 'tables/commands'],
  people: ['ports', 'tables'],
  push: ['ports', 'limits', 'tables'],
  connections: ['ports', 'validation', 'tables', 'people'],
  config: ['limits', 'maintenance', 'tables'],
  'http/limits': ['ports', 'network', 'limits', 'config', 'tables'],
  'http/core': ['ports', 'validation', 'monitoring', 'config', 'tables', 'people', 'http/limits'],
  'http/security': ['ports', 'network', 'limits', 'config', 'tables', 'people', 'http/limits', 'http/core'],
  'http/sockets': ['ports', 'network', 'limits', 'config', 'tables', 'connections', 'http/core', 'http/security'],
  'http/site': ['tables', 'http/core', 'http/security'],
  'http/routes': [
    'ports',
    'network',
    'tables',
    'people',
    'push',
    'connections',
    'http/limits',
    'http/core',
    'http/security',
    'http/sockets',
  ],
};

const serverLayers = Object.entries(SERVER_LAYERS).map(([layer, below]) => ({
  name: `server-${layer.replace('/', '-')}`,
  comment: `packages/server/src/${layer} may import ${below.length ? below.join(', ') : 'no other folder'}.`,
  severity: 'error',
  from: { path: `^packages/server/src/${layer}/`, pathNot: TESTS },
  to: { path: '^packages/server/src/', pathNot: `^packages/server/src/(${[layer, ...below].join('|')})/` },
}));

export default {
  forbidden: [
    ...layers,
    ...kernelLayers,
    ...webLayers,
    ...serverLayers,
    {
      name: 'server-unknown-folder',
      comment: 'A new folder of the server must be given its place in SERVER_LAYERS.',
      severity: 'error',
      from: {
        path: '^packages/server/src/(?:(?:tables|http)/)?[^/]+/',
        pathNot: [
          TESTS,
          TESTING,
          `^packages/server/src/(${Object.keys(SERVER_LAYERS).join('|')})/`,
          '^packages/server/src/(tables|http)/[^/]+$',
        ],
      },
      to: {},
    },
    {
      name: 'headless-table',
      comment: 'The table is data and pure transitions; React, the DOM and stores draw and feed it.',
      severity: 'error',
      from: { path: '^packages/web/src/tableModel/', pathNot: [TESTS, TESTING] },
      to: { pathNot: '^packages/(web/src/tableModel|kernel|protocol)/' },
    },
    {
      name: 'boards-apart',
      comment: 'A board knows the kit and its own game, never another one.',
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/' },
      to: {
        path: ['^packages/web/src/games/[^/]+', '^packages/games/[^/]+/'],
        pathNot: '^packages/(web/src/)?games/$1/',
      },
    },
    {
      name: 'unknown-package',
      comment: 'A new package must be given its place in LAYERS.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(LAYERS).join('|')})/` },
      to: {},
    },
    {
      name: 'games-apart',
      comment: 'A game knows the kernel and itself, never another game.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/[^/]+/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'rules-below',
      comment: 'Inside a game the rules know nothing of view, bots and texts, and these know nothing of each other.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/(rules|view|bots|text)/', pathNot: TESTS },
      to: { path: '^packages/games/$1/(view|bots|text)/', pathNot: '^packages/games/$1/$2/' },
    },
    {
      name: 'pure-no-node',
      comment: 'Kernel, games and bots also run in the browser.',
      severity: 'error',
      from: { path: '^packages/(kernel|games|bots)/', pathNot: [TESTS, TESTING] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kernel-no-npm',
      comment: 'The kernel has no dependencies; its tests may use vitest and fast-check.',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: [TESTS, TESTING] },
      to: { path: 'node_modules', dependencyTypes: NPM },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'Test helpers load a test runner; code that ships must not.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TESTS, TESTING] },
      to: { path: TESTING },
    },
    {
      name: 'no-import-of-tests',
      comment: 'Put what two tests share into a testing/ folder.',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing; what a set-up takes care of is found by its name.',
      severity: 'error',
      from: { orphan: true, pathNot: [TESTS, '[.]d[.]ts$', '/games/[^/]+/setup/keys[.]ts$'] },
      to: {},
    },
    {
      name: 'not-resolvable',
      comment: 'Icons are made by a plugin of Vite.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^~icons/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
