import type { TeamContract } from '@clubhouse/contract/reservation/team/team'
import { useFormat, useText } from '../../language/use-text'
import { StateWord } from '../../ui/state-word'

type Props = Pick<TeamContract, 'playedShare' | 'playedLeast' | 'missesLeft' | 'state'>

/** Where a group stands against the share of its dates that the club asks it to play. */
export function Played({ playedShare, playedLeast, missesLeft, state }: Props) {
  const t = useText()
  const { number } = useFormat()
  const share = playedShare == null ? t('team.PLAYED_NONE') : t('team.PLAYED_SHARE', { value: number(playedShare) })
  return (
    <>
      {`${share}. ${t('team.PLAYED_LEAST', { least: number(playedLeast) })} `}
      {missesLeft < 0 ? (
        <StateWord tone="bad">{t('team.PLAYED_BELOW')}</StateWord>
      ) : (
        state === 'ACTIVE' && (missesLeft > 0 ? t('team.PLAYED_LEFT', { count: missesLeft }) : t('team.PLAYED_LAST'))
      )}
    </>
  )
}
