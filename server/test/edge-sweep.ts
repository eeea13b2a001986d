import { text as textOf } from 'node:stream/consumers'
import type { everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import { isInPath } from '@clubhouse/contract/call'
import type { TestClub } from './club.ts'
import { edgesOf, extremesOf, kindOf } from './edge-values.ts'
import {
  type Caller,
  changed,
  defOf,
  isNeeded,
  leavesOf,
  listsOf,
  requestOf,
  sample,
  travelsInAddress,
} from './sampled-call.ts'

type Input = Record<string, unknown>

interface Try {
  input: Input
  /** What is at its edge, for the report. */
  what: string
  /** The field that the answer has to name, when the contract refuses the value. */
  refused?: string
}

interface Wrong {
  call: string
  what: string
  answer: string
}

const AT_ONCE = 16
/** Longer ones are refused by the size of the request. */
const LONGEST_LIST = 1000

/** Each list without items, and with one more than it takes. */
function triesOfLists(call: Call, whole: Input): Try[] {
  return listsOf(call.input).flatMap(({ path, shape, most }) => {
    const field = String(path[0])
    const item = (sample(shape) as unknown[])[0]
    const lengths = most === undefined || most > LONGEST_LIST ? [0] : [0, most + 1]
    return lengths.flatMap((length): Try[] => {
      const value = Array.from({ length }, () => item)
      // An empty list in an address is an empty text, which counts as left out.
      if (length === 0 && travelsInAddress(call, field)) return []
      const refused = shape.safeParse(value).success ? undefined : field
      return [{ input: changed(whole, path, value) as Input, what: `${path.join('.')} with ${length} items`, refused }]
    })
  })
}

/** Each field at its edges, with all others and with the needed ones alone; then all fields of a kind at once. */
function triesOf(call: Call, whole: Input): Try[] {
  const leaves = leavesOf(call.input)
  const needed = (field: string) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => name === field || isNeeded(call, name)))
  const single = leaves.flatMap((leaf) =>
    edgesOf(leaf).flatMap((value): Try[] => {
      const field = String(leaf.path[0])
      const what = `${leaf.path.join('.')} = ${String(value).slice(0, 40)}`
      const inputs = [needed(field), whole].map((input) => changed(input, leaf.path, value) as Input)
      if (leaf.shape.safeParse(value).success) return inputs.map((input) => ({ input, what }))
      // An empty text in an address counts as left out.
      const isNamed = value !== '' || !travelsInAddress(call, field)
      return [{ input: inputs[0]!, what, refused: isNamed ? field : undefined }]
    }),
  )
  const kinds = Map.groupBy(leaves, ({ shape, isKey }) => (isKey ? 'key' : kindOf(shape)))
  const together = [...kinds].flatMap(([kind, same]) =>
    [0, 1].flatMap((side): Try[] => {
      const at = same.flatMap((leaf) => {
        const value = defOf(leaf.shape).type === 'boolean' || leaf.isKey ? undefined : extremesOf(leaf)?.[side]
        return value === undefined ? [] : [{ path: leaf.path, value }]
      })
      const input = at.reduce((sum, { path, value }) => changed(sum, path, value) as Input, whole)
      return at.length < 2 ? [] : [{ input, what: `each ${kind} = ${String(at[0]!.value)}` }]
    }),
  )
  return [...single, ...together, ...triesOfLists(call, whole)]
}

/** Sends every edge value of every field. @returns what was answered by a fault or without naming the field */
export async function sweep(
  club: TestClub,
  calls: ReturnType<typeof everyCall>,
  caller: (call: Call) => Promise<Caller>,
): Promise<{ requests: number; wrong: Wrong[] }> {
  const wrong: Wrong[] = []
  let requests = 0
  for (const { name, call } of calls) {
    const who = await caller(call)
    const whole = sample(call.input) as Input
    if ('own' in call.access) whole[call.access.own as string] = who.memberIdx ?? 1
    const tries = triesOf(call, whole)
    for (let at = 0; at < tries.length; at += AT_ONCE)
      await Promise.all(
        tries.slice(at, at + AT_ONCE).map(async ({ input, what, refused }) => {
          const answer = await faultOf(club, call, requestOf(call, input, who), refused)
          if (answer) wrong.push({ call: name, what, answer })
        }),
      )
    requests += tries.length
  }
  return { requests, wrong }
}

async function faultOf(
  club: TestClub,
  call: Call,
  request: object,
  refused: string | undefined,
): Promise<string | undefined> {
  const response = await club.app.inject({ ...request, payloadAsStream: call.kind === 'stream' })
  const isStreaming = call.kind === 'stream' && response.statusCode === 200
  const body = call.kind !== 'stream' ? response.body : isStreaming ? '' : await textOf(response.stream())
  if (isStreaming) response.stream().destroy()
  const { statusCode: status } = response
  if (status >= 500) return `${status} ${body.slice(0, 100)}`
  if (refused === undefined || [401, 403].includes(status)) return undefined
  if (isInPath(call, refused)) return status === 404 ? undefined : `${status} instead of 404`
  const detail = status === 400 ? (JSON.parse(body).fail?.msgDetail as string) : undefined
  return detail?.startsWith(refused) ? undefined : `${status} ${body.slice(0, 100)} instead of 400 and the field`
}
