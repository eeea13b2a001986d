import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

const IMPORT = "import * as z from 'zod'"
const STAND_IN = `${import.meta.dirname}/recorded-shapes.ts`
/** Properties of a call that only the server reads. */
const SERVER_ONLY = ['summary', 'data', 'fails', 'cache', 'limit']

interface Edit {
  start: number
  end: number
  text: string
}

/** Replaces zod in the browser with recorded shapes: forms get their limits, and the server validates. Decision 012. */
export function withoutShapes(): Plugin {
  return {
    name: 'without-shapes',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/src\/.+\.ts$/, code: IMPORT },
      handler: (code) => ({ code: lightened(code).replace(IMPORT, `import { z } from '${STAND_IN}'`), map: null }),
    },
  }
}

/** Takes from a file of the contract what only the server reads, and lets the bundler drop what no page uses. */
export function lightened(code: string): string {
  const program = parseAst(code, { lang: 'ts' })
  const edits = program.body.flatMap(droppable)
  new Visitor({
    CallExpression: (node) => void edits.push(...withoutServerOnly(node)),
  }).visit(program)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** A declaration made by a call of a function is kept unless it is marked as pure, together with its arguments. */
function droppable(statement: ESTree.Program['body'][number]): Edit[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression'
      ? [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
          { start: init.end, end: init.end, text: ')()' },
        ]
      : [],
  )
}

function withoutServerOnly({ callee, arguments: [, definition] }: ESTree.CallExpression): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'call' || definition?.type !== 'ObjectExpression') return []
  const { properties, end } = definition
  return properties.flatMap((property, i) =>
    property.type === 'Property' && property.key.type === 'Identifier' && SERVER_ONLY.includes(property.key.name)
      ? [{ start: property.start, end: properties[i + 1]?.start ?? end - 1, text: '' }]
      : [],
  )
}
