import type { LobbyPlace } from '@clubhouse/contract/reservation/hold/lobby'
import type { Session } from '@clubhouse/contract/session'
import { act } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { answer, asked, named, pressNamed, said, show, soon } from '../../../../test/screen'
import { serverNow } from '../../../api/clock'
import { titleFirst } from '../../../page/title-first'
import { currentSession, keepSession } from '../../../session/session-store'
import { lobbyHere } from './lobby-here'
import LobbyWatch from './lobby-watch'

const after = (ms: number) => new Date(serverNow() + ms).toISOString()

function Where() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

test('on another page, the turn is looked for, said until it is answered, and in the title until it is over', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  keepSession({ ...currentSession(), memberIdx: 7 } as Session, false)
  const waiting: LobbyPlace = {
    ...{ lobbyIdx: 3, state: 'WAITING', place: 1, ahead: 0, isHere: true, hasLeft: false, hasHeld: false },
    ...{ serverTime: after(0), drawsAt: after(-1000), opensAt: after(50) },
  }
  const admitted: LobbyPlace = { ...waiting, state: 'ADMITTED', chooseUntil: after(3_600_000) }
  answer({ 'GET /reservation/lobby/3': () => admitted })
  lobbyHere.set({ date: '2026-12-12', place: waiting, isShown: false })
  const page = (
    <>
      <Where />
      <LobbyWatch />
    </>
  )
  await show(page, { path: '*', at: '/guide' })
  expect(titleFirst.get()).toBeUndefined()
  await soon(() => named('button', 'To the tee times'))
  expect(asked.map(({ call }) => call)).toContain('GET /reservation/lobby/3')
  expect(said()).toContain('It is your turn in the lobby. Choose a tee time by ')
  expect(titleFirst.get()).toBe('It is your turn')

  await pressNamed('button', 'To the tee times')
  await soon(() => expect(said()).toContain('/reservation?date=2026-12-12'))
  expect(said()).not.toContain('To the tee times')
  await act(async () => lobbyHere.set({ ...lobbyHere.get()!, place: { ...admitted, state: 'OVER' } }))
  expect([titleFirst.get(), lobbyHere.get()]).toEqual([undefined, undefined])
})
