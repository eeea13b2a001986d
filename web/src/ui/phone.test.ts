import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PHONE_QUERY } from './phone'

const SOURCE = join(import.meta.dirname, '..')
const styles = globSync('**/*.{css,tsx}', { cwd: SOURCE }).map((file) => ({
  file,
  text: readFileSync(join(SOURCE, file), 'utf8'),
}))

test('a phone is narrower than 600 px, in styles as in scripts', () => {
  expect(PHONE_QUERY).toBe('(width < 600px)')
  const others = styles.filter(({ text }) =>
    /\((max-)?width[^)]{1,4}(600px|37\.5em)\)/.test(text.replaceAll(PHONE_QUERY, '')),
  )
  expect(others.map(({ file }) => file)).toEqual([])
  expect(styles.filter(({ text }) => text.includes(PHONE_QUERY)).length).toBeGreaterThan(10)
})
