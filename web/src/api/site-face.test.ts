import { expect, test } from 'vitest'
import { noteFace, siteFaceRead } from './site-face'

test('title and icon change when a later check of the state names others', () => {
  const first = { title: 'Greenhill', favicon_url: '/favicon.svg' }
  noteFace(first)
  expect(siteFaceRead.get(), 'the page came with these').toEqual({})
  noteFace({ ...first, title: 'Greenhill Club' })
  expect(siteFaceRead.get().title).toBe('Greenhill Club')
  noteFace({ title: 'Greenhill Club', favicon_url: '/hp/api/files/3/favicon.png' })
  expect(siteFaceRead.get()).toEqual({ title: 'Greenhill Club', favicon_url: '/hp/api/files/3/favicon.png' })
  noteFace(first)
  expect(siteFaceRead.get()).toEqual({})
})
