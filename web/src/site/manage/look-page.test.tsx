import { DEFAULT_COLOURS, DEFAULT_PALETTES } from '@clubhouse/contract/look/tokens'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answer, asked, field, pressNamed, said, show, soon, type } from '../../../test/screen'
import LookPage from './look-page'

const LOOK = {
  ...DEFAULT_COLOURS,
  hero: { url: '/hero.jpg', width: 800, height: 400, blur: null, alt: { en: 'The lake' }, focusX: 20, focusY: 80 },
  ...{ share: null, css: '', frame: { light: '#fbfaf6', dark: '#0f1713' }, version: 3 },
}
/** The part of an upload beside its files. */
async function dataIn(body: unknown): Promise<unknown> {
  const data = body instanceof FormData ? body.get('data') : null
  return JSON.parse(data instanceof Blob ? await data.text() : String(data))
}

const CHECKED = { ...DEFAULT_PALETTES, faults: [], nearest: { main: null, accent: null } }

test('the home page image has a description in each language and a point that stays in view', async () => {
  answer({
    'GET /site/look': () => LOOK,
    'GET /site/look/check': () => CHECKED,
    'PUT /site/look': () => ({ ...LOOK, version: 4 }),
    'GET /common/system-code/GC001': () => ({}),
  })
  await show(<LookPage />)
  await soon(() => expect(field('heroAlt.en').value).toBe('The lake'))
  expect([field('focusX').value, field('focusY').value]).toEqual(['20', '80'])
  await type('heroAlt.ko', '새벽의 호수')
  await type('focusX', '35')
  await pressNamed('button', /^Save/)
  const sent = await soon(() => {
    const body = asked.find(({ call }) => call === 'PUT /site/look')?.body
    expect(body).toBeInstanceOf(FormData)
    return body
  })
  expect(await dataIn(sent)).toMatchObject({
    heroAlt: { en: 'The lake', ko: '새벽의 호수' },
    ...{ focusX: 35, fileFor: [], remove: [] },
  })
})

test('a club without its own image describes none', async () => {
  answer({
    'GET /site/look': () => ({ ...LOOK, hero: null }),
    'GET /site/look/check': () => CHECKED,
    'GET /common/system-code/GC001': () => ({}),
  })
  await show(<LookPage />)
  await soon(() => expect(said()).toContain('Home page image'))
  expect(document.querySelector('[name="focusX"]')).toBeNull()
})

test('another image begins without the description of the one before', async () => {
  answer({
    'GET /site/look': () => LOOK,
    'GET /site/look/check': () => CHECKED,
    'GET /common/system-code/GC001': () => ({}),
  })
  await show(<LookPage />)
  await soon(() => expect(field('heroAlt.en').value).toBe('The lake'))
  const input = document.querySelector<HTMLInputElement>('[aria-label="Home page image"] input[type=file]')!
  const choose = (type: string) =>
    act(async () => {
      const value = [new File(['x'], 'next', { type })]
      Object.defineProperty(input, 'files', { value, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const described = () => ['heroAlt.en', 'focusX', 'focusY'].map((name) => field(name).value)
  // A file that cannot be taken leaves the image.
  await choose('text/plain')
  expect(described()).toEqual(['The lake', '20', '80'])
  await choose('image/png')
  expect(described()).toEqual(['', '50', '50'])
  await pressNamed('button', /^Undo.*Home page image/)
  expect(described()).toEqual(['The lake', '20', '80'])
})
