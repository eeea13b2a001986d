import { expect, it } from 'vitest'
import { nameIn } from './name-in'

it.each([
  ['en', 'Breakfast · 조식', 'Breakfast'],
  ['ko', 'Breakfast · 조식', '조식'],
  ['ko', '조식 제공 · Breakfast', '조식 제공'],
  ['en', 'Lake · Pine', 'Lake · Pine'],
  ['ko', 'Lake · Pine', 'Lake · Pine'],
  ['en', '레이크 · 파인', '레이크 · 파인'],
  ['en', 'One · 둘 · Three', 'One · 둘 · Three'],
  ['ko', 'Spring opening', 'Spring opening'],
])('in %s %j reads %j', (lang, name, expected) => {
  expect(nameIn(lang, name)).toBe(expected)
})
