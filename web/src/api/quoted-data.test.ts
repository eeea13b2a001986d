import { expect, test } from 'vitest'
import { inSingleQuotes } from './quoted-data'

const script = (text: string) =>
  `<script>window.c.streamController.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});</script>`

/** What the scripts of a page are given. */
function given(html: string): string[] {
  const said: string[] = []
  const window = { c: { streamController: { enqueue: (text: string) => said.push(text) } } }
  for (const [, code] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('window', code!)(window)
  return said
}

const TEXTS = [
  '[{"_1":2},"a","b"]\n',
  `it's "said" in 'both'`,
  'a backslash \\, two \\\\, and "\\"',
  JSON.stringify(JSON.stringify({ nested: "it's \\ here" })),
  '</script> "); </script>',
  '한글 “따옴표” \u2028',
  '',
]

test.each(TEXTS)('%j arrives as it was', (text) => {
  const html = `<p>"quoted"</p>${script(text)}<p>it's</p>${script('[1]')}`
  expect(given(inSingleQuotes(html))).toEqual([text, '[1]'])
  expect(inSingleQuotes(html)).toContain(`<p>"quoted"</p>`)
})

test('a quote of the data takes one character', () => {
  const html = script('["a","b","c"]')
  expect(inSingleQuotes(html)).toContain(`enqueue('["a","b","c"]')`)
})

test('a page without data stays as it is', () => {
  expect(inSingleQuotes('<p>"quoted"</p>')).toBe('<p>"quoted"</p>')
})
