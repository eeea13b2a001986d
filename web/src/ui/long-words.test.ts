import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')

/** The rules of all style sheets that say something of a text, and lack what keeps a long link inside its place. */
function without(property: RegExp, value: RegExp, guard: Readonly<Record<string, RegExp>>): string[] {
  const wrong: string[] = []
  for (const file of globSync('**/*.css', { cwd: SRC }))
    postcss.parse(readFileSync(join(SRC, file), 'utf8')).walkDecls(property, (declaration) => {
      if (!value.test(declaration.value)) return
      const rule = declaration.parent as Rule
      const isGuarded = rule.nodes.some((one) => one.type === 'decl' && guard[one.prop]?.test(one.value))
      if (!isGuarded) wrong.push(`${file}: ${rule.selector}`)
    })
  return wrong
}

test('a text that keeps its lines breaks a word that is too long for its place', () => {
  expect(without(/^white-space$/, /^pre-(wrap|line)$/, { 'overflow-wrap': /^(anywhere|break-word)$/ })).toEqual([])
})

test('a field that grows with its text never grows out of its place', () => {
  expect(without(/^field-sizing$/, /^content$/, { contain: /^inline-size$/, 'max-width': /^100%$/ })).toEqual([])
})
