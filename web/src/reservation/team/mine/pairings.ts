import type { InputOf } from '@clubhouse/contract/call'
import type { changeDate } from '@clubhouse/contract/reservation/team/contract'
import type { TeamContract, TeamDate } from '@clubhouse/contract/reservation/team/team'
import type { Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'

type Pairings = NonNullable<InputOf<typeof changeDate>['pairings']>
type Roster = TeamContract['roster']
type Player = Pairings[number]['players'][number]

export const PLACES = [1, 2, 3, 4] as const
export const TO_BE_NAMED = 'TBD'

/** The field of a place of a tee time. It holds the place of a person in the roster, TO_BE_NAMED, or nothing. */
export const placeField = (slotIdx: number, no: number) => `tee ${slotIdx} ${no}`

/** Tee times for which players can be named. */
export const openSlots = ({ slots }: TeamDate) => slots.filter(({ isShut }) => !isShut)

/** Who is named so far. */
export function valuesOf(date: TeamDate, roster: Roster): Values {
  const chosenOf = (player?: Player) => {
    if (!player) return ''
    const at = roster.findIndex(({ memberIdx, name }) =>
      player.kind === 'MEMBER' ? memberIdx === player.memberIdx : memberIdx == null && name === player.name,
    )
    return at < 0 ? TO_BE_NAMED : String(at)
  }
  return Object.fromEntries(
    openSlots(date).flatMap(({ slotIdx }) => {
      const players = date.pairings.find((one) => one.slotIdx === slotIdx)?.players ?? []
      return PLACES.map((no) => [placeField(slotIdx, no), chosenOf(players[no - 1])] as const)
    }),
  )
}

/** The tee times in which a player is named; a guest is named with consent. */
export function pairingsOf(values: Values, date: TeamDate, roster: Roster): Pairings {
  return openSlots(date).flatMap(({ slotIdx }) => {
    const chosen = PLACES.map((no) => String(values[placeField(slotIdx, no)] ?? '')).filter(Boolean)
    const players = chosen.map((value, i): Player => {
      const person = value === TO_BE_NAMED ? undefined : roster[Number(value)]
      if (!person) return { no: i + 1, kind: 'TBD' }
      return person.memberIdx == null
        ? { no: i + 1, kind: 'GUEST', name: person.name, consent: true }
        : { no: i + 1, kind: 'MEMBER', memberIdx: person.memberIdx }
    })
    return players.length > 0 ? [{ slotIdx, players }] : []
  })
}

/** No one plays twice, and a tee time with players has enough of them. */
export function pairChecks(date: TeamDate, least: number): Checks {
  const slots = openSlots(date)
  const fields = slots.flatMap(({ slotIdx }) => PLACES.map((no) => placeField(slotIdx, no)))
  const isPerson = (value: unknown) => value !== '' && value !== TO_BE_NAMED
  return Object.fromEntries(
    slots.flatMap(({ slotIdx }) =>
      PLACES.map((no) => {
        const field = placeField(slotIdx, no)
        return [
          field,
          (values: Values) => {
            const before = fields.slice(0, fields.indexOf(field))
            if (isPerson(values[field]) && before.some((one) => values[one] === values[field]))
              return 'team.FAULT_TWICE'
            const count = PLACES.filter((one) => values[placeField(slotIdx, one)]).length
            return no === 1 && count > 0 && count < least
              ? { key: 'team.FAULT_FEW', vars: { count: least } }
              : undefined
          },
        ] as const
      }),
    ),
  )
}

/** The field of the person whom a refusal names. */
export function fieldOfName(values: Values, date: TeamDate, roster: Roster, name: string): string | undefined {
  const at = roster.findIndex((one) => one.name === name)
  if (at < 0) return undefined
  return openSlots(date)
    .flatMap(({ slotIdx }) => PLACES.map((no) => placeField(slotIdx, no)))
    .find((field) => values[field] === String(at))
}
