import { expect, test } from 'vitest'
import { logoChoice } from './logo-choice'

const NONE = {
  logoDefaultRl: '',
  textDefaultRl: '',
  logoDefaultUd: '',
  textDefaultUd: '',
  logoSimpleRl: '',
  textSimpleRl: '',
  logoSimpleUd: '',
  textSimpleUd: '',
  favicon: '',
  version: 1,
}

test.each([
  ['nothing set: the name of the club', {}, { full: { text: 'Greenhill' } }],
  ['a text', { textDefaultRl: 'GREENHILL' }, { full: { text: 'GREENHILL' } }],
  [
    'an image before its text',
    { logoDefaultRl: '/l.webp', textDefaultRl: 'G' },
    { full: { image: '/l.webp', text: 'G' } },
  ],
  ['a simple text for phones', { textSimpleRl: 'GH' }, { full: { text: 'Greenhill' }, simple: { text: 'GH' } }],
  [
    'a simple image before its text',
    { logoSimpleRl: '/s.webp', textSimpleRl: 'GH' },
    { full: { text: 'Greenhill' }, simple: { image: '/s.webp', text: 'GH' } },
  ],
  [
    'what stands upright is another place',
    { logoDefaultUd: '/u.webp', textSimpleUd: 'U' },
    { full: { text: 'Greenhill' } },
  ],
])('the logo of a place: %s', (_, set, shown) => {
  expect(logoChoice({ ...NONE, ...set }, 'Rl', 'Greenhill')).toEqual(shown)
})

test('the upright logo follows the same rule', () => {
  const logo = { ...NONE, logoDefaultUd: '/u.webp', textSimpleUd: 'U' }
  expect(logoChoice(logo, 'Ud', 'Greenhill')).toEqual({
    full: { image: '/u.webp', text: 'Greenhill' },
    simple: { text: 'U' },
  })
})
