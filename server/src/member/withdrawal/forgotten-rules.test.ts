import { expect, it } from 'vitest'
import { forgotten } from './forgotten-rules.ts'

it.each([
  ['what happened to the account', { state: 'DORMANT' }, { state: 'DORMANT' }],
  [
    'which fields were changed',
    { changed: ['name', 'email'], marketing: { mail: true } },
    { changed: ['name', 'email'], marketing: { mail: true } },
  ],
  ['a name', { name: 'Kim', email: 'kim@mail.example', version: 3 }, { name: '~', email: '~', version: 3 }],
  ['a name further in', { player: { name: 'Kim', no: 2 } }, { player: { name: '~', no: 2 } }],
  ['a list', ['Kim', 7, { text: 'Kim' }], ['~', 7, { text: '~' }]],
  ['a sentence', 'passkey of Kim', '~'],
  ['nothing', null, null],
])('of an entry, %s: %j becomes %j', (_, entry, left) => {
  expect(forgotten(entry)).toEqual(left)
})
