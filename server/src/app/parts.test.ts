import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { jobs } from './parts.ts'

const texts = JSON.parse(readFileSync(new URL('../../../db/messages/job.json', import.meta.url), 'utf8')) as object

it.each(jobs.map(({ name }) => name))('the page of the jobs names %s', (name) => {
  expect(Object.keys(texts)).toEqual(expect.arrayContaining([`NAME_${name}`]))
})
