import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, Refused, said, show, soon, type } from '../../../test/screen'
import IpBlockPage from './ip-block-page'

const PATH = '/ishm/site/ipmng'
const OWN = '203.0.113.99'
const sent = () => asked.filter(({ call }) => call === 'POST /ip-blocks').map(({ body }) => body)

async function blockOwn() {
  answer({
    'GET /ip-blocks': () => ({ list: [], total: 0, page: 1, size: 30, mine: OWN }),
    'POST /ip-blocks': (_, body) => {
      if ((body as { evenSelf?: boolean }).evenSelf) return { idx: 6, version: 1 }
      throw new Refused(409, { code: 'SELF_BLOCK', msgCode: 'manager.SELF_BLOCK', msgVar: { ip: OWN } })
    },
  })
  await show(<IpBlockPage />, { path: `${PATH}/:idx?`, at: `${PATH}?new=1` })
  await soon(() => expect(said()).toContain(`Your address is ${OWN}.`))
  await type('ip', OWN)
  await type('reason', 'By mistake')
  await pressNamed('button', 'Block')
  return soon(() => named('[role=alertdialog]', /You will be locked out immediately/))
}

test('blocking the address in use asks a second time, and “Cancel” blocks nothing', async () => {
  await blockOwn()
  await pressNamed('[role=alertdialog] button', 'Cancel')
  await soon(() => expect(said()).toContain('This would block your own address'))
  expect(sent()).toEqual([expect.not.objectContaining({ evenSelf: true })])
  expect(field('ip').value).toBe(OWN)
})

test('a manager who means it blocks the address in use', async () => {
  await blockOwn()
  await pressNamed('[role=alertdialog] button', 'Block my address')
  await soon(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ ip: OWN, reason: 'By mistake', evenSelf: true })
})
