import { expect, it } from 'vitest'
import { refusedVersion } from './postgres-version.ts'

it.each([150_000, 150_020, 160_001, 180_004, 190_000])('PostgreSQL %i is supported', (versionNum) => {
  expect(refusedVersion(versionNum)).toBeUndefined()
})

it.each([
  [149_999, '14.9999'],
  [140_012, '14.12'],
  [130_000, '13.0'],
])('PostgreSQL %i is refused as %s', (versionNum, version) => {
  expect(refusedVersion(versionNum)).toBe(`the server is PostgreSQL ${version}; Clubhouse needs PostgreSQL 15 or newer`)
})
