import type { LobbyPlace } from '@clubhouse/contract/reservation/hold/lobby'
import type { SheetLobby } from '@clubhouse/contract/reservation/sheet/sheet'
import { useServerNow } from '../../../api/clock'
import type { TextKey } from '../../../language/text-key'
import { type Say, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { confirm } from '../../../ui/feedback/dialog'
import forms from '../../../ui/form/form.module.css'
import { minutesAndSeconds } from '../hold-clock'
import { failText } from '../refusal-text'
import styles from './lobby-panel.module.css'
import { countsTo, type LobbyStep, lobbyStep } from './lobby-steps'
import { useLobby } from './use-lobby'

interface Props {
  date: string
  lobby: SheetLobby
}

/** On a day that opens through a lobby: how to join, the member’s place, the time that is left, and what comes next. */
export default function LobbyPanel({ date, lobby }: Props) {
  const t = useText()
  const now = useServerNow()
  const { place, fail, isSending, isLost, join, leave } = useLobby(date, lobby)
  if (now === null) return null
  const step = lobbyStep(lobby, place, now)
  const to = countsTo(step, lobby, place, now)
  const { title, text } = words(t, step, lobby, place, now)
  const leaveNow = async () => {
    const isFinal = now >= Date.parse(lobby.drawsAt)
    if (isFinal && !(await confirm({ title: t('lobby.ASK_LEAVE'), message: t('lobby.ASK_LEAVE_TEXT') }))) return
    await leave()
  }
  return (
    <section className={styles.panel} data-step={step} aria-label={t('lobby.TITLE')}>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {to && (
        <p className={styles.clock}>
          <span>{t('lobby.LEFT_TIME')}</span>{' '}
          <b role="timer">{minutesAndSeconds(Math.max(0, Math.ceil((Date.parse(to) - now) / 1000)))}</b>
        </p>
      )}
      {isLost && <p role="status">{t('lobby.LOST')}</p>}
      {fail && (
        <p role="alert" className={forms.refusal}>
          {failText(t, fail)}
        </p>
      )}
      {JOINS[step] && (
        <div className={base.buttons}>
          <Button pending={isSending} onClick={join}>
            {t(JOINS[step])}
          </Button>
        </div>
      )}
      {(step === 'JOINED' || step === 'PLACED' || step === 'TURN') && (
        <div className={base.buttons}>
          <Button look="plain" size="small" pending={isSending} onClick={leaveNow}>
            {t('lobby.LEAVE')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What the button of a step says that joins. */
const JOINS: Partial<Record<LobbyStep, TextKey>> = {
  JOIN: 'lobby.JOIN',
  LATE: 'lobby.JOIN_BACK',
  ELSEWHERE: 'lobby.CONTINUE_HERE',
}

/** The state, and what happens next. It is read out when it changes, so that no second is in it. */
function words(t: Say, step: LobbyStep, lobby: SheetLobby, place: LobbyPlace | undefined, now: number) {
  const { joinsAt, drawsAt, opensAt } = lobby
  switch (step) {
    case 'SOON':
      return {
        title: t('lobby.OPENS_BY'),
        text: t('lobby.JOINS_FROM', { at: joinsAt, draws: drawsAt, opens: opensAt }),
      }
    case 'JOIN':
      return { title: t('lobby.OPENS_BY'), text: t('lobby.JOIN_BY', { at: drawsAt }) }
    case 'LATE':
      return { title: t('lobby.OPENS_BY'), text: t('lobby.JOIN_LATE', { at: drawsAt }) }
    case 'JOINED':
      return { title: t('lobby.JOINED'), text: t('lobby.DRAWN_AT', { at: drawsAt }) }
    case 'PLACED':
      return { title: t('lobby.PLACE', { place: place?.place }), text: waiting(t, opensAt, place, now) }
    case 'TURN':
      return {
        title: t('lobby.TURN'),
        text: t(place?.hasHeld ? 'lobby.HELD' : 'lobby.CHOOSE_BY', { at: place?.chooseUntil }),
      }
    case 'OVER':
      return { title: t('lobby.OVER'), text: t(place?.hasHeld ? 'lobby.OVER_HELD' : 'lobby.OVER_MISSED') }
    case 'LEFT':
      return { title: t('lobby.LEFT'), text: t('lobby.LEFT_NEXT') }
    case 'ELSEWHERE':
      return { title: t('lobby.ELSEWHERE'), text: t('lobby.ELSEWHERE_WHY') }
  }
}

function waiting(t: Say, opensAt: string, place: LobbyPlace | undefined, now: number): string {
  if (now < Date.parse(opensAt)) return t('lobby.OPENS_THEN', { at: opensAt })
  const count = place?.ahead ?? 0
  return count === 0 ? t('lobby.NEXT') : t('lobby.AHEAD', { count })
}
