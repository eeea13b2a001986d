import type { FoundAddress } from '@clubhouse/contract/address'
import * as z from 'zod'
import type { AddressSource } from '../platform/config.ts'
import { limitedText } from '../platform/limited-text.ts'
import { verdictOn } from './rules.ts'

const TIMEOUT_MS = 4_000
/** Ten addresses have about 12 kB. */
const MOST_BYTES = 200_000
const PER_PAGE = 10

const line = (max: number) => z.string().transform((value) => value.trim().slice(0, max))
const answer = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), totalCount: z.coerce.number().int().min(0).catch(0) }),
    juso: z
      .array(z.object({ roadAddr: line(200), jibunAddr: line(200), engAddr: line(200), zipNo: line(10) }))
      .max(PER_PAGE)
      .nullish(),
  }),
})

export interface Found {
  total: number
  list: FoundAddress[]
}

/** Why the service cannot be used, in words of ours: what it or the network says might hold the key. */
export class AddressServiceAway extends Error {}

/** @returns undefined when the service wants a better keyword @throws AddressServiceAway */
export async function askJuso({ url, key }: AddressSource, keyword: string): Promise<Found | undefined> {
  const { common, juso } = await read(url, {
    confmKey: key,
    keyword,
    currentPage: '1',
    countPerPage: String(PER_PAGE),
    resultType: 'json',
  })
  const verdict = verdictOn(common.errorCode)
  if (verdict === 'unclear') return undefined
  if (verdict === 'away') throw new AddressServiceAway(`it answers with the code ${common.errorCode.slice(0, 10)}`)
  const list = (juso ?? []).map(({ roadAddr, jibunAddr, engAddr, zipNo }) => ({
    zipCode: zipNo,
    address: roadAddr,
    english: engAddr,
    lot: jibunAddr,
  }))
  return { total: common.totalCount, list }
}

async function read(base: string, query: Record<string, string>) {
  const url = new URL(base)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  let said: unknown
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    const text = await limitedText(response, MOST_BYTES)
    said = response.ok ? JSON.parse(text) : { status: response.status }
  } catch (error) {
    throw new AddressServiceAway(`it cannot be read (${(error as Error).name})`)
  }
  const parsed = answer.safeParse(said)
  if (!parsed.success) throw new AddressServiceAway('it answers in another format')
  return parsed.data.results
}
