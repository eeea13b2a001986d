import { expect, it } from 'vitest'
import { isSocialAddress, type Social } from './social.ts'

it.each<[Social, string]>([
  ['instagram', 'https://www.instagram.com/greenhill.golf/'],
  ['instagram', 'https://instagram.com/greenhill'],
  ['youtube', 'https://www.youtube.com/@greenhill'],
  ['facebook', 'https://www.facebook.com/greenhill?locale=ko_KR'],
  ['naverBlog', 'https://blog.naver.com/greenhill'],
  ['naverBlog', 'https://m.blog.naver.com/greenhill'],
  ['naverCafe', 'https://cafe.naver.com/greenhill'],
  ['kakao', 'https://pf.kakao.com/_abcde'],
])('%s: %s is an address of the service', (kind, address) => {
  expect(isSocialAddress(kind, address)).toBe(true)
})

it.each<[Social, string]>([
  ['instagram', 'http://www.instagram.com/greenhill'],
  ['instagram', 'https://www.instagram.com/'],
  ['instagram', 'https://www.instagram.com.example.com/greenhill'],
  ['instagram', 'https://www.instagram.com@example.com/greenhill'],
  ['instagram', 'https://www.instagram.com:8443/greenhill'],
  ['instagram', 'https://www.youtube.com/@greenhill'],
  ['youtube', 'javascript:alert(1)//www.youtube.com/x'],
  ['facebook', 'www.facebook.com/greenhill'],
  ['naverCafe', 'https://blog.naver.com/greenhill'],
  ['kakao', 'https://open.kakao.com/o/abc'],
  ['kakao', ''],
])('%s: %s is none', (kind, address) => {
  expect(isSocialAddress(kind, address)).toBe(false)
})
