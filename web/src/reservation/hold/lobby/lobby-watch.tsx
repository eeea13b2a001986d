import { read } from '@clubhouse/contract/reservation/hold/lobby'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { titleFirst } from '../../../page/title-first'
import { useSession } from '../../../session/session-store'
import { toastBar } from '../../../ui/feedback/toast-bar'
import { chime } from '../chime'
import { isHolding, useHoldStep } from '../hold-store'
import { lobbyHere } from './lobby-here'
import { nextLook } from './lobby-steps'

const LOST_MS = 10_000

/** The member’s turn on every page: a message that stays until it is answered or the turn ends, and the title of the tab. */
export default function LobbyWatch() {
  const memberIdx = useSession()?.memberIdx
  const isHeld = isHolding(useHoldStep())
  const here = lobbyHere.use()
  const isOver = !memberIdx || here?.place.state === 'OVER'
  useEffect(() => {
    if (!here || here.isShown) return
    if (isOver) return lobbyHere.set(undefined)
    const { lobbyIdx } = here.place
    const look = async () => {
      const place = await ask(read, { lobbyIdx }, { _nop_: true, waits: false }).catch(() => undefined)
      if (lobbyHere.get() === here) lobbyHere.set({ ...here, ...(place && { place }), isLost: !place })
    }
    const timer = setTimeout(look, here.isLost ? LOST_MS : nextLook(here.place, serverNow(), Math.random()))
    return () => clearTimeout(timer)
  }, [here, isOver])
  if (!here || isOver || isHeld) return null
  const { state, isHere, hasHeld, chooseUntil } = here.place
  if (state !== 'ADMITTED' || !isHere || hasHeld || !chooseUntil) return null
  return <Turn date={here.date} until={chooseUntil} />
}

function Turn({ date, until }: { date: string; until: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [title, text, yes, no] = [
    t('lobby.TURN'),
    t('lobby.TURN_NOW', { at: until }),
    t('lobby.TO_DAY'),
    t('common.CLOSE'),
  ]
  useEffect(() => {
    const answer = (goes: boolean) => goes && navigate(`/reservation?date=${date}`)
    return toastBar(text, { yes, no, answer })
  }, [text, yes, no, date, navigate])
  useEffect(() => {
    titleFirst.set(title)
    return () => titleFirst.set(undefined)
  }, [title])
  useEffect(() => {
    if (document.visibilityState === 'visible') chime()
  }, [])
  return null
}
