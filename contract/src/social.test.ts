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
  ['instagram', 'https://www.instagram.com/greenhill?igsh=MzRlODBiNWFlZA=='],
  ['youtube', 'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw?si=abc-1'],
  ['facebook', 'https://www.facebook.com/profile.php?id=100064000000000'],
  ['facebook', 'https://www.facebook.com/p/Green-Hill-61550000000000/'],
  ['naverBlog', 'https://blog.naver.com/PostList.naver?blogId=greenhill'],
  ['facebook', 'https://www.facebook.com/%EA%B3%A8%ED%94%84'],
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
  ['facebook', 'https://www.facebook.com/l.php?u=https://evil.example'],
  ['facebook', 'https://www.facebook.com/L.php?u=https%3A%2F%2Fevil.example'],
  ['facebook', 'https://www.facebook.com/flx/warn/?u=evil.example'],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=x'],
  ['facebook', 'https://www.facebook.com/greenhill?next=https://evil.example'],
  ['facebook', 'https://www.facebook.com/greenhill?next=%2F%2Fevil.example'],
  ['facebook', 'https://www.facebook.com/greenhill?next=evil.example'],
  ['facebook', 'https://www.facebook.com/%6c.php%2f?u=1'],
  ['youtube', 'https://www.youtube.com/redirect?q=https://evil.example'],
  ['youtube', 'https://www.youtube.com/attribution_link?u=/watch'],
  ['facebook', 'https://www.facebook.com/greenhill/../l.php?u=1'],
  ['facebook', 'https://www.facebook.com/%E0%A4%A?u=1'],
  ['youtube', 'https://www.youtube.com//redirect?q=1'],
  ['instagram', 'https://www.instagram.com/accounts/login/?next=/x'],
  ['naverCafe', 'https://cafe.naver.com/greenhill?url=https://evil.example'],
])('%s: %s is none', (kind, address) => {
  expect(isSocialAddress(kind, address)).toBe(false)
})
