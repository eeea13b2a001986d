import { expect, test } from 'vitest'
import { afterAdding } from './files-value'

const file = (name: string, type = 'image/png', size = 10) => new File([new Uint8Array(size)], name, { type })
const rules = { most: 3, maxBytes: 100, accept: ['image/png', 'application/pdf'] }
const [one, other, plan] = [file('one.png'), file('other.png'), file('plan.pdf', 'application/pdf')]

test('files are added behind those that are there', () => {
  expect(afterAdding(['7', one], [other], rules)).toEqual({ files: ['7', one, other], fault: undefined })
})

test('where there is one place, the new file takes it', () => {
  expect(afterAdding(['7'], [one], { ...rules, most: 1 })).toEqual({ files: [one], fault: undefined })
})

test('a file of another kind or size is left out and named, and the others are taken', () => {
  const [song, photo] = [file('song.mp3', 'audio/mpeg'), file('photo.png', 'image/png', 101)]
  expect(afterAdding([], [song, one], rules)).toMatchObject({ files: [one], fault: { kind: 'TYPE', name: 'song.mp3' } })
  expect(afterAdding([], [one, photo], rules)).toMatchObject({
    files: [one],
    fault: { kind: 'SIZE', name: 'photo.png', bytes: 100 },
  })
  expect(afterAdding(['7'], [song], { ...rules, most: 1 })).toMatchObject({ files: ['7'], fault: { kind: 'TYPE' } })
})

test('a file of exactly the limit is taken', () => {
  const photo = file('photo.png', 'image/png', 100)
  expect(afterAdding([], [photo], rules)).toEqual({ files: [photo], fault: undefined })
})

test('no more files are taken than there are places', () => {
  expect(afterAdding(['7', '8'], [plan, one], rules)).toEqual({
    files: ['7', '8', plan],
    fault: { kind: 'MANY', most: 3 },
  })
  expect(afterAdding([], [plan, one], { ...rules, most: 1 })).toMatchObject({ files: [plan], fault: { kind: 'MANY' } })
})

test('a photo of a phone is taken where the browser does not know its type', () => {
  const photo = file('IMG_0001.HEIC', '')
  expect(afterAdding([], [photo], { ...rules, accept: ['image/heic'] })).toEqual({ files: [photo], fault: undefined })
  expect(afterAdding([], [photo], rules)).toMatchObject({ files: [], fault: { kind: 'TYPE' } })
})
