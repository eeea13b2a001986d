import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '@clubhouse/draw/bundle'
import { expect, test } from 'vitest'
import { answer, put, Refused, said, show, soon } from '../../../../test/screen'
import { asMember, ENTRY, ME } from '../../../../test/some-draw'
import VerifyPage from './verify-page'

const AT = { path: '/reservation/draws/:idx/verify', at: '/reservation/draws/900/verify' }
const { draws } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../docs/draw-vectors.json'), 'utf8'))
const BUNDLES: Bundle[] = draws.map(({ bundle }: { bundle: Bundle }) => bundle)

async function check(bundle: object) {
  answer({ 'GET /reservation/draw/proof/900': () => ({ ...bundle, verifierUrl: '/draw/verify.mjs' }) })
  await show(<VerifyPage />, AT)
  return soon(() => {
    const found = [...document.querySelectorAll('ol > li[data-state]')].map((link) => link.getAttribute('data-state'))
    expect(found).toHaveLength(9)
    return found
  })
}

test.each(BUNDLES.map((bundle) => ({ mode: bundle.post.seed.mode, bundle })))(
  'every link of a draw by $mode has a tick',
  async ({ bundle }) => {
    expect(await check(bundle)).toEqual(Array(9).fill('good'))
    expect(said()).toContain('Everything agrees.')
  },
)

test('what was changed is named', async () => {
  const [first] = BUNDLES as [Bundle]
  const found = await check({
    ...first,
    entries: first.entries.map((one, i) => (i ? one : { ...one, tickets: one.tickets + 1 })),
  })
  expect(found).toContain('differs')
  expect(said()).toContain('This part or its check code was changed after entries closed.')
})

test('the six words of the message are compared with those of the draw', async () => {
  const [first] = BUNDLES as [Bundle]
  await check(first)
  const field = document.querySelector<HTMLInputElement>('input')!
  await put(field, 'loop slender tourist harsh worry zoo')
  await soon(() => expect(said()).toContain('These are not the words of this draw'))
  await put(field, ` ${first.words.toUpperCase().replaceAll(' ', ', ')} `)
  await soon(() => expect(said()).toContain('These are the words of this draw'))
})

test('a member sees whether the own entry is in the draw', async () => {
  asMember()
  const [first] = BUNDLES as [Bundle]
  const { pseudonym, entryHash } = first.entries[0]!
  const mine = [
    { ...ENTRY, state: 'LOST', pseudonym, entryHash },
    { ...ENTRY, state: 'LOST', entryIdx: 12 },
  ]
  answer({ [`GET /reservation/draw/posts/${ME}/900`]: () => ({ draw: { title: 'Pine' }, mine, results: [] }) })
  await check(first)
  await soon(() => expect(said()).toContain('Not in the draw as your receipt says'))
  expect(said()).toContain('In the draw, as your receipt says')
})

test('between the close and the draw the first links are checked', async () => {
  const { seed: _, result: __, ...frozen } = BUNDLES[0]!
  expect(await check(frozen)).toEqual(['good', 'good', 'good', 'good', 'later', 'later', 'later', 'later', 'later'])
})

test('before the close there is nothing to check', async () => {
  answer({
    'GET /reservation/draw/proof/900': () => {
      throw new Refused(200, { code: 'WRONG_STATE' })
    },
  })
  await show(<VerifyPage />, AT)
  await soon(() => expect(said()).toContain('Nothing to check yet'))
})

test('the data and the verifier can be saved, with the command', async () => {
  const [first] = BUNDLES as [Bundle]
  await check(first)
  expect(said()).toContain(`node verify.mjs draw-900.json ${first.words}`)
  expect(document.querySelector('a[download]')!.getAttribute('href')).toBe('/draw/verify.mjs')
})
