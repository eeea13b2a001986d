import { expect, test } from 'vitest'
import { lightened } from '../../without-shapes'

test('the browser’s call keeps what forms and access need, and is dropped where no page uses it', () => {
  const source = `import * as z from 'zod'
const row = z.object({ idx })
export const list = call('GET /faq', { summary: 'List “questions”.', access: anyone, input: { idx }, data: z.array(row) })
export const calls = (menu: string) => call('GET /faq', { summary: menu, data: row, access: manager(menu) })
`
  expect(lightened(source)).toBe(`import * as z from 'zod'
const row = /* @__PURE__ */ (() => z.object({ idx }))()
export const list = /* @__PURE__ */ (() => call('GET /faq', { access: anyone, input: { idx }, }))()
export const calls = (menu: string) => call('GET /faq', { access: manager(menu) })
`)
})
