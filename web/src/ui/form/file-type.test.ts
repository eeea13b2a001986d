import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyCall } from '@clubhouse/contract'
import { PICTURES } from '@clubhouse/contract/file'
import { expect, test } from 'vitest'
import { acceptOf, isHeic, isImage, typeOf } from './file-type'

const file = (name: string, type: string) => new File(['x'], name, { type })

test.each([
  ['a browser that knows HEIC', file('IMG_0001.HEIC', 'image/heic'), 'image/heic'],
  ['a browser that does not', file('IMG_0001.HEIC', ''), 'image/heic'],
  ['HEIF', file('photo.heif', ''), 'image/heif'],
  ['another photo', file('photo.jpg', 'image/jpeg'), 'image/jpeg'],
  ['a name that only contains it', file('heic.txt', ''), ''],
  ['a type that is known goes before the name', file('text.heic', 'text/plain'), 'text/plain'],
])('the type of a chosen file: %s', (_, chosen, type) => {
  expect(typeOf(chosen)).toBe(type)
  expect(isImage(chosen)).toBe(type.startsWith('image/'))
  expect(isHeic(chosen)).toBe(type.startsWith('image/hei'))
})

test('every call that takes pictures offers photos of phones, also where the browser does not know their type', () => {
  const taking = everyCall().flatMap(({ call }) =>
    call.files?.accept.includes('image/png') ? [call.files.accept] : [],
  )
  expect(taking.length).toBeGreaterThan(10)
  for (const accept of taking) {
    const offered = acceptOf(accept).split(',')
    expect(offered).toEqual(expect.arrayContaining([...PICTURES, '.heic', '.heif']))
  }
  expect(acceptOf(['text/csv'])).toBe('text/csv')
})

test('there is one file input, which accepts the types of a call', () => {
  const root = join(import.meta.dirname, '../..')
  const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts'] })
  const using = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))
  expect(using(/type="file"/)).toEqual(['ui/form/file-input.tsx'])
  expect(using(/accept="/)).toEqual([])
  // A browser leaves the type of a file empty that it does not know: only one place reads it.
  expect(using(/\b(?:file|one|chosen)\.type\b(?!\()|\{[^}]*\btype\b[^}]*\}: File/)).toEqual(['ui/form/file-type.ts'])
})

test('every text that lists formats of images names that of phones, in both languages', () => {
  const root = join(import.meta.dirname, '../../../../db/messages')
  const texts = globSync('*.json', { cwd: root }).flatMap((path) =>
    Object.values(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, { en: string; ko: string }>),
  )
  const listing = texts.filter(({ en, ko }) => /WebP/.test(`${en} ${ko}`))
  expect(listing.length).toBeGreaterThanOrEqual(4)
  expect(listing.filter(({ en, ko }) => !en.includes('HEIC') || !ko.includes('HEIC'))).toEqual([])
})
