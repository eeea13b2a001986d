import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')
/** Letters in a drawing are measured in units of the drawing, which scales as a whole. */
const DRAWING = 'board/section/sketch-map.module.css'

test('text grows with the size that the reader chose', () => {
  const fixed: string[] = []
  for (const file of globSync('**/*.css', { cwd: SRC })) {
    if (file === DRAWING) continue
    postcss.parse(readFileSync(join(SRC, file), 'utf8')).walkDecls(/^(font|font-size|line-height)$/, (declaration) => {
      if (/\dpx/.test(declaration.value)) fixed.push(`${file}: ${declaration}`)
    })
  }
  expect(fixed).toEqual([])
})
