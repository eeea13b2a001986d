import { noShow } from '@clubhouse/contract/reservation/booking/conduct'
import { type Arrival, mark, settle } from '@clubhouse/contract/reservation/desk/check-in'
import { move } from '@clubhouse/contract/reservation/desk/desk'
import { useState } from 'react'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button, ButtonLink } from '../../../ui/button'
import { SidePanel } from '../../../ui/side-panel'
import { PriceList } from '../../booking/draft/price-list'
import { LateMoveForm } from '../deed/late-move-form'
import { PaidMark } from '../deed/paid-mark'
import styles from './arrivals.module.css'
import { Consequence } from './consequence'
import { GivenFields } from './given-fields'
import { GroupNoShow } from './group-no-show'
import { Owed } from './owed'
import { type Changes, type Given, type Marks, markOf, marksOf, type Pressed } from './press'
import { SeenPlayer } from './seen-player'
import { SettleForm } from './settle-form'
import { useGivenWords } from './use-given-words'
import type { PressesHere } from './use-presses'

interface Props {
  group: Arrival
  now: number
  /** It has left the list since: its booking was cancelled or moved. */
  isGone?: boolean
  /** There is no connection, or a press of this group waits for one. */
  isWaiting?: boolean
  /** What it pays is only known once its press is sent. */
  isPriceOpen?: boolean
  /** Players whose code was scanned: they are here. */
  scanned: readonly number[]
  presses: PressesHere
  onClose: () => void
  onChanged: () => unknown
}

/** The steps that are offered in a state: the next one, the same with other marks, and the one back. */
const STEPS: Readonly<Record<Arrival['state'], { next?: Pressed; same?: Pressed; back?: Pressed }>> = {
  EXPECTED: { next: 'CHECKED_IN', same: 'ARRIVED' },
  ARRIVED: { next: 'CHECKED_IN', same: 'ARRIVED' },
  CHECKED_IN: { next: 'TEED_OFF', same: 'CHECKED_IN', back: 'ARRIVED' },
  TEED_OFF: { next: 'FINISHED', same: 'TEED_OFF', back: 'CHECKED_IN' },
  FINISHED: {},
  NO_SHOW: {},
}

/** One group: each player, what the check-in leads to, and what else the desk does with it. */
export function ArrivalPanel({
  group,
  now,
  isGone = false,
  isWaiting = false,
  isPriceOpen = false,
  scanned,
  presses,
  onClose,
  onChanged,
}: Props) {
  const t = useText()
  const may = useMay()
  const { clock } = useFormat()
  const [changes, setChanges] = useState<Changes>({})
  // Those that are no change by someone else: of the group as it was opened, and after what was recorded here.
  const [ownVersions, setOwnVersions] = useState([group.version])
  const [paid, setPaid] = useState<readonly number[]>([])
  const [given, setGiven] = useState<Given>({})
  const [doing, setDoing] = useState<'NO_SHOW' | 'LATE' | 'SETTLE'>()
  const { state, time, courseName, bookingIdx, version, opensAt, by, at } = group
  const { next, same, back } = may(mark) && !isGone ? STEPS[state] : {}
  const isChanged = !ownVersions.includes(version)
  const isEarly = now < Date.parse(opensAt)
  const players = group.players.map((one) => (scanned.includes(one.no) ? { ...one, present: true } : one))
  const marks = marksOf({ players }, changes)
  const present = marks.filter((one) => one.present).length
  const owed = group.owed.filter(({ no }) => marks.some((one) => one.no === no && one.present))
  const paidOf = ({ penaltyIdx }: Arrival['owed'][number]) => (paid.includes(penaltyIdx) ? [penaltyIdx] : [])
  // What another desk changes meanwhile is shown with it, so only what was marked here is kept.
  const change = (player: Arrival['players'][number], changed: Partial<Marks[number]>) =>
    setChanges((before) => ({
      ...before,
      [player.no]: { name: player.name, mark: { ...markOf(before, player), ...changed } },
    }))
  const press = (step: Pressed) => {
    presses.press({ ...given, bookingIdx, version, state: step, players: marks, paid: owed.flatMap(paidOf) })
    onClose()
  }
  const done = () => {
    void onChanged()
    onClose()
  }
  const isOnCourse = state === 'TEED_OFF' || state === 'FINISHED'
  const isPossible = {
    NO_SHOW: group.flags.includes('NO_SHOW_DUE') && may(noShow),
    LATE: group.mayMoveLate && may(move),
    SETTLE: isOnCourse && may(settle),
  }
  const form = {
    isOver: isGone || (doing !== undefined && isChanged && !isPossible[doing]),
    onChanged,
    onDone: done,
    onBack: () => setDoing(undefined),
  }
  const foresees = next !== undefined && present > 0 && !isEarly
  const priceWaits = <p className={office.note}>{t('frontdesk.PRICE_WAITS')}</p>
  const actions = next && same && (
    <div className={styles.actions}>
      {!isEarly && owed.length > 0 && (
        <Owed bookingIdx={bookingIdx} owed={owed} players={group.players} paid={paid} onPaid={setPaid} />
      )}
      {foresees && (isPriceOpen ? priceWaits : <Consequence group={group} state={next} players={marks} />)}
      <div className={base.buttons}>
        <Button size="large" disabled={isEarly || present === 0} onClick={() => press(next)}>
          {t(`frontdesk.DO_${next}`)}
        </Button>
        <Button
          look="plain"
          size="large"
          disabled={isEarly || (present === 0 && same !== 'ARRIVED')}
          onClick={() => press(same)}
        >
          {t(same === 'ARRIVED' ? 'frontdesk.DO_ARRIVED' : 'frontdesk.SAVE')}
        </Button>
        {back && (
          <Button look="plain" size="large" onClick={() => press(back)}>
            {t(`frontdesk.UNDO_${state === 'TEED_OFF' ? 'TEED_OFF' : 'CHECKED_IN'}`)}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <SidePanel title={t('desk.TEE_TIME', { time, course: courseName })} actions={actions} onClose={onClose}>
      <div className={styles.panel}>
        <GroupFacts group={group} />
        {by && at && <p className={base.quiet}>{t('frontdesk.LAST', { name: by, at: clock(at) })}</p>}
        <div role="status" className={styles.changed}>
          {isGone && <p className={office.note}>{t('frontdesk.CONFLICT_GONE')}</p>}
          {isChanged && <p className={office.note}>{t('frontdesk.CHANGED_MEANWHILE')}</p>}
        </div>
        {isEarly && next && <p className={office.note}>{t('frontdesk.OPENS', { at: clock(opensAt) })}</p>}
        <ul className={styles.seen}>
          {group.players.map((player, i) => (
            <SeenPlayer
              key={player.no}
              player={player}
              mark={marks[i]!}
              group={group}
              isOpen={next !== undefined}
              onChange={(changed) => change(player, changed)}
            />
          ))}
        </ul>
        <GivenFields
          group={group}
          given={given}
          isOpen={next !== undefined}
          onChange={(changed) => setGiven({ ...given, ...changed })}
        />
        {next && present < marks.length && (
          <Button
            look="plain"
            size="large"
            onClick={() => {
              for (const player of group.players) change(player, { present: true })
            }}
          >
            {t('frontdesk.ALL_HERE')}
          </Button>
        )}
        {!foresees && (isPriceOpen ? priceWaits : <PriceList price={group.price} />)}
        {!isGone && !isPriceOpen && (
          <PaidMark
            booking={group}
            isOwed={state !== 'NO_SHOW'}
            isWaiting={isWaiting}
            onPaid={(paidVersion) => !isChanged && setOwnVersions([...ownVersions, paidVersion])}
            onChanged={onChanged}
          />
        )}
        <div className={base.buttons}>
          {isPossible.NO_SHOW && !isGone && !doing && (
            <Button look="plain" size="large" onClick={() => setDoing('NO_SHOW')}>
              {t('desk.NO_SHOW')}
            </Button>
          )}
          {isPossible.LATE && !isGone && !doing && (
            <Button look="plain" size="large" onClick={() => setDoing('LATE')}>
              {t('frontdesk.MOVE_LATE')}
            </Button>
          )}
          {isPossible.SETTLE && !isGone && !doing && (
            <Button look="plain" size="large" onClick={() => setDoing('SETTLE')}>
              {t('frontdesk.SETTLE')}
            </Button>
          )}
          <ButtonLink look="plain" size="large" to={`/ishm/reservation/bookings/${bookingIdx}`}>
            {t('frontdesk.BOOKING')}
          </ButtonLink>
        </div>
        {doing === 'NO_SHOW' && <GroupNoShow bookingIdx={bookingIdx} {...form} />}
        {doing === 'LATE' && <LateMoveForm group={group} {...form} />}
        {doing === 'SETTLE' && <SettleForm group={group} {...form} />}
      </div>
    </SidePanel>
  )
}

function GroupFacts({ group }: { group: Arrival }) {
  const t = useText()
  const types = useCodes('702')
  const { booker, bookingNo, phoneTail, feeClass, memo, flags, holesPlayed } = group
  const extras = useGivenWords()({ ...group, note: null }).join(', ')
  return (
    <dl className={office.facts}>
      <div>
        <dt>{t('desk.BOOKER')}</dt>
        <dd>{booker.name}</dd>
      </div>
      <div>
        <dt>{t('desk.NO')}</dt>
        <dd>{bookingNo}</dd>
      </div>
      {phoneTail && (
        <div>
          <dt>{t('frontdesk.PHONE')}</dt>
          <dd>{`···· ${phoneTail}`}</dd>
        </div>
      )}
      <div>
        <dt>{t('frontdesk.FEE_CLASS')}</dt>
        <dd>{types.label(feeClass)}</dd>
      </div>
      {extras && (
        <div>
          <dt>{t('frontdesk.EXTRAS')}</dt>
          <dd>{extras}</dd>
        </div>
      )}
      {memo && (
        <div>
          <dt>{t('desk.NOTE')}</dt>
          <dd>{memo}</dd>
        </div>
      )}
      {flags.length > 0 && (
        <div>
          <dt>{t('frontdesk.FLAGS')}</dt>
          <dd>{flags.map((flag) => t(`frontdesk.FLAG_${flag}`)).join(' · ')}</dd>
        </div>
      )}
      {holesPlayed != null && (
        <div>
          <dt>{t('frontdesk.HOLES_PLAYED')}</dt>
          <dd>{holesPlayed}</dd>
        </div>
      )}
    </dl>
  )
}
