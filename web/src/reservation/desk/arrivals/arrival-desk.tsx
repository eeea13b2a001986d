import { type Arrival, scan, walkIn } from '@clubhouse/contract/reservation/desk/check-in'
import { make } from '@clubhouse/contract/reservation/desk/desk'
import { Suspense, useRef, useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { useSend } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { part } from '../../../ui/part'
import { Views } from '../../../ui/views'
import { Age } from './age'
import { ArrivalPanel } from './arrival-panel'
import { ArrivalRow } from './arrival-row'
import styles from './arrivals.module.css'
import { Conflicts } from './conflicts'
import { dueBetween, findArrivals, isCode, type Shown } from './find-arrivals'
import { foreseen, isPriceOpen } from './press'
import { usePresses } from './use-presses'

const ScanPanel = part(() => import('./scan-panel'))
const WalkInPanel = part(() => import('./walk-in-panel'))

/** How far ahead the desk looks for groups that it has yet to check in; the text names it. */
const DUE_MINUTES = 30

const NONE: readonly number[] = []

interface Props {
  groups: readonly Arrival[]
  now: number
  /** By the clock of this device. */
  readAt: number
  /** The last reading failed. */
  isCut: boolean
  adminIdx?: number
  refetch: () => unknown
}

/** The groups of today, found by name, phone, number or code, and what the desk has pressed. */
export function ArrivalDesk({ groups, now, readAt, isCut, adminIdx, refetch }: Props) {
  const t = useText()
  const may = useMay()
  const presses = usePresses(adminIdx)
  // For the panel, which also opens without a line.
  useCodes('702')
  useCodes('501')
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<Shown>('coming')
  const [open, setOpen] = useState<{ bookingIdx: number; scanned?: readonly number[] }>()
  const [isWalkIn, setWalkIn] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const ask = useScan((found) => {
    setTyped('')
    setScanning(false)
    const { bookingIdx, scannedNo } = found
    setOpen((before) => {
      const earlier = before?.bookingIdx === bookingIdx ? (before.scanned ?? []) : []
      return { bookingIdx, scanned: scannedNo == null ? earlier : [...earlier, scannedNo] }
    })
  })
  const all = groups.map((group) => foreseen(group, presses.all))
  const unpriced = new Set(groups.flatMap((group, at) => (isPriceOpen(group, all[at]!) ? [group.bookingIdx] : [])))
  const found = isCode(typed) ? [] : findArrivals(all, typed, shown, unpriced)
  const here = all.find(({ bookingIdx }) => bookingIdx === open?.bookingIdx)
  // As it was last seen where it has left the list, so that what was typed about it stays.
  const last = useRef<Arrival>(undefined)
  if (here) last.current = here
  const opened = last.current?.bookingIdx === open?.bookingIdx ? last.current : undefined
  const waiting = new Set(presses.all.filter(({ refused }) => !refused).map(({ bookingIdx }) => bookingIdx))
  const enter = () => {
    if (!isCode(typed) && found.length === 1) setOpen({ bookingIdx: found[0]!.bookingIdx })
    else if (typed.trim()) void ask(typed.trim())
  }
  return (
    <>
      <search className={styles.tools}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            enter()
          }}
        >
          <input
            type="search"
            value={typed}
            autoComplete="off"
            aria-label={t('frontdesk.FIND')}
            placeholder={t('frontdesk.FIND_HINT')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
        <Views
          label={t('frontdesk.SHOW')}
          views={[
            { value: 'coming', label: t('frontdesk.SHOW_COMING') },
            { value: 'playing', label: t('check-in.STATE_TEED_OFF') },
            { value: 'unpaid', label: t('frontdesk.SHOW_UNPAID') },
            { value: 'all', label: t('frontdesk.SHOW_ALL') },
          ]}
          value={shown}
          onChange={setShown}
        />
        {may(scan) && 'mediaDevices' in navigator && (
          <Button look="plain" size="large" onClick={() => setScanning(true)}>
            {t('frontdesk.SCAN')}
          </Button>
        )}
        {may(walkIn) && may(make) && (
          <Button look="plain" size="large" onClick={() => setWalkIn(true)}>
            {t('frontdesk.WALK_IN')}
          </Button>
        )}
      </search>
      <Age readAt={readAt} isCut={isCut} waiting={waiting.size} />
      <Conflicts groups={groups} presses={presses} />
      <Counts groups={all} now={now} />
      {found.length === 0 && (
        <Empty title={t(typed ? 'frontdesk.NOT_FOUND' : 'frontdesk.NONE')}>
          {t(typed ? 'frontdesk.NOT_FOUND_HINT' : 'frontdesk.NONE_HINT')}
        </Empty>
      )}
      <ul className={styles.list}>
        {found.map((group) => (
          <ArrivalRow
            key={group.bookingIdx}
            group={group}
            isWaiting={waiting.has(group.bookingIdx)}
            isPriceOpen={unpriced.has(group.bookingIdx)}
            presses={presses}
            onOpen={() => setOpen({ bookingIdx: group.bookingIdx })}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened && (
          <ArrivalPanel
            key={opened.bookingIdx}
            group={opened}
            now={now}
            isGone={!here}
            isWaiting={isCut || waiting.has(opened.bookingIdx)}
            isPriceOpen={unpriced.has(opened.bookingIdx)}
            scanned={open?.scanned ?? NONE}
            presses={presses}
            onClose={() => setOpen(undefined)}
            onChanged={refetch}
          />
        )}
        {isScanning && <ScanPanel onCode={(code) => void ask(code)} onClose={() => setScanning(false)} />}
        {isWalkIn && (
          <WalkInPanel
            onClose={() => setWalkIn(false)}
            onBooked={(bookingIdx) => {
              setWalkIn(false)
              void refetch()
              setOpen({ bookingIdx })
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Asks the server for a code, or for what the list here does not have. */
function useScan(onFound: (group: Arrival) => void) {
  const t = useText()
  const { send } = useSend(scan)
  return async (typed: string) => {
    const isQr = isCode(typed)
    try {
      const found = await send(isQr ? { qr: typed } : { keyword: typed }, { waits: false })
      if (found.length === 1) onFound(found[0]!)
      else if (isQr) toast(t('frontdesk.CODE_UNKNOWN'), { type: 'error' })
      else if (found.length === 0) toast(t('frontdesk.NOT_FOUND'), { type: 'error' })
    } catch (error) {
      if (!(error instanceof CallFail)) throw error
      toast(t('frontdesk.CODE_OFFLINE'), { type: 'error' })
    }
  }
}

/** How many groups are where, in words that a screen reader says too. */
function Counts({ groups, now }: Pick<Props, 'groups' | 'now'>) {
  const t = useText()
  const { dayOf, clock } = useFormat()
  // By the clock on the wall, as tee times are.
  const wall = (at: number) => `${dayOf(at)} ${clock(at)}`
  const due = dueBetween(groups, wall(now), wall(now + DUE_MINUTES * 60_000))
  const count = (...states: string[]) => groups.filter(({ state }) => states.includes(state)).length
  const late = groups.filter(({ flags, state }) => flags.includes('LATE') && state !== 'CHECKED_IN').length
  return (
    <p className={styles.counts}>
      <span>{t('frontdesk.COUNT_EXPECTED', { count: count('EXPECTED', 'ARRIVED') })}</span>
      {due > 0 && <span>{t('frontdesk.COUNT_DUE', { count: due })}</span>}
      <span>{t('frontdesk.COUNT_CHECKED_IN', { count: count('CHECKED_IN') })}</span>
      <span>{t('manager.PLAYING', { count: count('TEED_OFF') })}</span>
      {late > 0 && <b data-late>{t('frontdesk.COUNT_LATE', { count: late })}</b>}
    </p>
  )
}
