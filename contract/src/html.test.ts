import { expect, test } from 'vitest'
import { isVideoAddress, videoAddress } from './html.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://tv.naver.com/v/12345', 'https://tv.naver.com/embed/12345'],
])('%s is embedded as %s', (page, embedded) => {
  expect(videoAddress(page)).toBe(embedded)
  expect(isVideoAddress(embedded)).toBe(true)
})

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://www.youtube.com/',
])('%s is no video', (page) => {
  expect(videoAddress(page)).toBeUndefined()
})

test.each([
  undefined,
  '',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  'https://www.youtube-nocookie.com/embed/../x',
  'https://player.vimeo.com/video/1"onload="x',
  'https://tv.naver.com.evil.example/embed/1',
])('a frame of %s is not kept', (src) => {
  expect(isVideoAddress(src)).toBe(false)
})
