import { join, leave, read } from '@clubhouse/contract/reservation/hold/lobby'
import { forMember, type SheetLobby } from '@clubhouse/contract/reservation/sheet/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { queryKey, useCall } from '../../../api/use-call'
import { lobbyHere } from './lobby-here'
import { nextLook } from './lobby-steps'
import { lobbyTicket } from './lobby-ticket'

/** The sheet is read again this often by members without a place, who hear nothing of the end of a lobby. */
const WATCH_MS = 10_000

/** The member’s place in the lobby of a day, read again when it may have changed, and what the member does with it. */
export function useLobby(date: string, lobby: SheetLobby) {
  const client = useQueryClient()
  const [joined, setJoined] = useState(lobby.lobbyIdx ?? undefined)
  const [fail, setFail] = useState<CallFail>()
  const [isSending, setSending] = useState(false)
  const lobbyIdx = lobby.lobbyIdx ?? joined
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt } = useCall(
    read,
    { lobbyIdx: lobbyIdx ?? 0 },
    { enabled: lobbyIdx !== undefined, _nop_: true },
  )
  const place = lobbyIdx === undefined ? undefined : data
  const reload = useCallback(() => client.invalidateQueries({ queryKey: queryKey(forMember) }), [client])

  const latest = useRef(place)
  latest.current = place
  useEffect(() => {
    if (lobbyIdx === undefined || dataUpdatedAt + errorUpdatedAt === 0) return
    const wait = latest.current ? nextLook(latest.current, serverNow(), Math.random()) : WATCH_MS
    const timer = setTimeout(refetch, wait)
    return () => clearTimeout(timer)
  }, [lobbyIdx, dataUpdatedAt, errorUpdatedAt, refetch])

  const ticket = place?.lobbyTicket ?? undefined
  useEffect(() => {
    lobbyTicket.set(ticket)
    return () => lobbyTicket.set(undefined)
  }, [ticket])

  // Other pages go on from what this one read.
  useEffect(() => {
    if (place) lobbyHere.set({ date, place, isShown: true })
  }, [date, place])
  useEffect(() => {
    return () => {
      const here = lobbyHere.get()
      if (here) lobbyHere.set({ ...here, isShown: false })
    }
  }, [])

  // The tee times that the member may take change with the state.
  const state = place?.state
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) reload()
    before.current = state
  }, [state, reload])
  useEffect(() => {
    if (state === 'WAITING' || state === 'ADMITTED') return
    const timer = setInterval(() => serverNow() > Date.parse(lobby.opensAt) && reload(), WATCH_MS)
    return () => clearInterval(timer)
  }, [state, lobby.opensAt, reload])

  const send = async (deed: () => Promise<unknown>) => {
    setSending(true)
    setFail(undefined)
    try {
      await deed()
    } catch (thrown) {
      if (!(thrown instanceof CallFail)) throw thrown
      setFail(thrown)
    }
    await reload()
    setSending(false)
  }
  return {
    place,
    fail,
    isSending,
    isLost: error !== null && place !== undefined,
    join: () =>
      send(async () => {
        const found = await ask(join, { date }, { toasts: 'faults' })
        client.setQueryData(queryKey(read, { lobbyIdx: found.lobbyIdx }), found)
        setJoined(found.lobbyIdx)
      }),
    leave: () =>
      send(async () => {
        if (lobbyIdx === undefined) return
        await ask(leave, { lobbyIdx }, { toasts: 'faults' })
        await refetch()
      }),
  }
}
