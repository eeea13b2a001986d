const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** Nouns of the server: every folder except the platform and its surroundings. */
const NOUNS = '^server/src/(?!(platform|http|start|seed|app)/|(app|main)\\.ts$)'

/** Layers of the site, lowest first: each may import those before it. */
const BELOW_NOUNS = ['language', 'ui', 'api', 'session']
/** What the pages of many nouns are made of; these folders may import each other, and what is below them. */
const MIDDLE = ['page', 'form', 'office', 'code', 'menu', 'address', 'attention', 'text', 'search']
const WEB_ORDER = 'language < ui < api < session < middle floor < nouns < layouts < routes.'

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'No import cycles.'),
    never(
      'contract-knows-zod-only',
      { path: '^contract/src', pathNot: 'test\\.ts$' },
      { pathNot: ['^contract/src', 'node_modules/zod/'] },
      'The contract imports zod and itself.',
    ),
    never(
      'draw-knows-hashes-only',
      { path: '^draw/src', pathNot: 'test\\.ts$' },
      { pathNot: ['^draw/src', 'node_modules/@(noble|scure)/'] },
      'The rules of a draw can be computed by anyone: they import the hashes and themselves.',
    ),
    never('server-not-web', { path: '^server' }, { path: '^web/' }, 'The server never sees the source of the site.'),
    never('web-not-server', { path: '^web' }, { path: '^server/' }, 'The site never sees the source of the server.'),
    never(
      'web-by-noun',
      { path: '^web/src', pathNot: 'test\\.ts$' },
      { path: '^contract/src/index\\.ts$' },
      "The site imports a noun's contract, so that a page loads only its own.",
    ),
    never(
      'platform-knows-no-noun',
      { path: '^server/src/platform', pathNot: 'test\\.ts$' },
      { path: '^server/src/(?!platform)' },
      'The platform knows no noun.',
    ),
    never('nouns-not-app', { path: NOUNS }, { path: '^server/src/(app|main|start|seed)' }, 'app -> nouns -> platform.'),
    never(
      'rules-are-pure',
      { path: '^server/src/.*rules\\.ts$' },
      // Pure functions may be used.
      { path: ['^server/src/platform/(?!(lookup|beginning|said-in|date-in)\\.ts$)', 'service\\.ts$'] },
      'A rule is a pure function of facts and time.',
    ),
    never(
      'no-foreign-sql',
      { path: '^(server/src/(?!seed/).+)/[^/]+$' },
      { path: '^server/src/.*sql\\.ts$', pathNot: '^$1/[^/]+$' },
      "A folder's sql is its own; what others may use of its rows is in its rows.ts.",
    ),
    never(
      'rows-are-below-services',
      { path: '^server/src/.*/rows\\.ts$' },
      { path: '^server/src/.*(service|sql)\\.ts$' },
      'Statements that other folders use import no service and no sql.',
    ),
    never('fastify-in-http-only', { path: NOUNS }, { path: 'node_modules/fastify/' }, 'Only http/ knows Fastify.'),
    ...BELOW_NOUNS.map((layer, i) =>
      never(
        `web-layer-${layer}`,
        { path: `^web/src/${layer}/` },
        { path: `^web/src/(?!(${BELOW_NOUNS.slice(0, i + 1).join('|')})/)` },
        WEB_ORDER,
      ),
    ),
    never(
      'web-layer-middle',
      { path: `^web/src/(${MIDDLE.join('|')})/`, pathNot: 'test\\.tsx?$' },
      { path: `^web/src/(?!(${[...BELOW_NOUNS, ...MIDDLE].join('|')})/)` },
      WEB_ORDER,
    ),
    never(
      'web-layer-nouns',
      { path: '^web/src/(?!layouts/).+/' },
      { path: ['^web/src/layouts/', '^web/src/[^/]+$'] },
      WEB_ORDER,
    ),
    never('web-layer-layouts', { path: '^web/src/layouts/' }, { path: '^web/src/[^/]+$' }, 'Layouts know no routes.'),
    never(
      'manage-lazily',
      { path: '^web/src', pathNot: '^web/src/.*/(manage|desk)/' },
      { path: '^web/src/.*/(manage|desk)/' },
      "A manager's page is reached through routes only.",
    ),
    never(
      'no-test-in-product',
      { path: '^(contract|draw|server|web)/src', pathNot: 'test\\.tsx?$' },
      { path: ['/test/', 'test\\.tsx?$'] },
      'The product does not import its tests.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['web/build', 'web/\\.react-router'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs'],
    },
  },
}
