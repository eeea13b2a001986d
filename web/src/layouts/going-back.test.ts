import { describe, expect, test } from 'vitest'
import { goingBack, type Trail, trailAfter } from './going-back'

describe('going back', () => {
  test.each<[string, Trail, number, -1 | '/']>([
    ['from the first page of the tab goes home', { 0: '/login' }, 0, '/'],
    ['goes one step back', { 0: '/community', 1: '/login' }, 1, -1],
    ['from a page opened beside others of the browser goes home', { 4: '/login' }, 4, '/'],
    ['over the closed page goes home', { 0: '/', 1: '/close-page', 2: '/login' }, 2, '/'],
    ['past the closed page long ago goes one step back', { 0: '/close-page', 1: '/', 2: '/login' }, 2, -1],
    ['without any trail goes home', {}, 0, '/'],
  ])('%s', (_, trail, position, where) => {
    expect(goingBack(trail, position)).toBe(where)
  })
})

describe('the trail', () => {
  test.each<[string, Trail, number, string, boolean, Trail]>([
    ['begins', {}, 0, '/', true, { 0: '/' }],
    ['goes on', { 0: '/' }, 1, '/login', true, { 0: '/', 1: '/login' }],
    ['forgets what was ahead of a new step', { 0: '/', 1: '/a', 2: '/b' }, 1, '/c', true, { 0: '/', 1: '/c' }],
    [
      'keeps what is ahead after going back',
      { 0: '/', 1: '/a', 2: '/b' },
      1,
      '/a',
      false,
      { 0: '/', 1: '/a', 2: '/b' },
    ],
    ['replaces', { 0: '/', 1: '/close-page' }, 1, '/', false, { 0: '/', 1: '/' }],
  ])('%s', (_, trail, position, path, isNew, after) => {
    expect(trailAfter(trail, position, path, isNew)).toEqual(after)
  })
})
