import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { vectors } from '../test/vectors.ts'
import { verify } from './verify.ts'

const PUBLISHED = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/draw-vectors.json'), 'utf8'))

it('the published examples are what the rules come to; node draw/print-vectors.ts prints them', () => {
  expect(PUBLISHED).toEqual(vectors())
})

it('the published draws verify', () => {
  for (const { bundle } of [...PUBLISHED.draws, ...PUBLISHED.seasons]) expect(verify(bundle)).toEqual([])
})
