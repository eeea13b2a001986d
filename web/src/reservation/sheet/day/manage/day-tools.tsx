import { list } from '@clubhouse/contract/reservation/booking/list'
import {
  generate,
  open,
  publish,
  remove,
  reopen,
  suspend,
  undoOpen,
} from '@clubhouse/contract/reservation/sheet/day-manage'
import { insert } from '@clubhouse/contract/reservation/sheet/slot-manage'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSend } from '../../../../api/use-send'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { confirm } from '../../../../ui/feedback/dialog'
import { toast } from '../../../../ui/feedback/toast'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { closingsOf } from './closings'
import { BOOKINGS_PATH, DAYS_PATH } from './day-pages'
import styles from './days.module.css'
import { InsertPanel } from './insert-panel'
import { MakePanel } from './make-panel'
import { ReopenPanel } from './reopen-panel'
import { type Suspended, SuspendPanel } from './suspend-panel'

interface Props {
  sheet: ManagerSheet
  onChanged: () => Promise<void>
}

type Tool = 'again' | 'suspend' | 'reopen' | 'insert'

/** What can be done to the day as it is. */
export function DayTools({ sheet, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const [tool, setTool] = useState<Tool>()
  const { date, state, byHand } = sheet
  const [suspended, setSuspended] = useState<Suspended>()
  const isShut = state === 'SUSPENDED' || closingsOf(sheet).length > 0
  const close = () => setTool(undefined)
  const reopened = () => {
    setSuspended(undefined)
    return onChanged()
  }
  const isOpen = state === 'DRAFT' || state === 'PUBLISHED'
  const button = (name: Tool, isShown: boolean, label: string, look: 'plain' | 'risky' = 'plain'): ReactNode =>
    isShown && (
      <Button look={look} onClick={() => setTool(name)}>
        {label}
      </Button>
    )
  return (
    <div>
      <div role="status">{suspended && <Ended date={date} {...suspended} />}</div>
      <div className={styles.tools}>
        {state === 'DRAFT' && may(publish) && <Publish date={date} onChanged={onChanged} />}
        {state === 'PUBLISHED' && byHand && may(open) && (
          <OpenToMembers date={date} isOpen={byHand.openedAt != null} onChanged={onChanged} />
        )}
        {button('insert', isOpen && may(insert), t('day-manage.INSERT'))}
        {button('again', isOpen && may(generate), t('day-manage.AGAIN'))}
        {button('suspend', state === 'PUBLISHED' && may(suspend), t('day-manage.SUSPEND'), 'risky')}
        {button('reopen', isShut && may(reopen), t('day-manage.REOPEN'))}
        {state === 'DRAFT' && may(remove) && <Remove date={date} />}
        {tool === 'insert' && <InsertPanel sheet={sheet} onClose={close} onDone={onChanged} />}
        {tool === 'again' && <MakePanel from={date} to={date} isAgain onClose={close} onMade={onChanged} />}
        {tool === 'suspend' && (
          <SuspendPanel sheet={sheet} onClose={close} onDone={onChanged} onSuspended={setSuspended} />
        )}
        {tool === 'reopen' && <ReopenPanel sheet={sheet} onClose={close} onDone={reopened} />}
      </div>
    </div>
  )
}

/** The columns of the list that a caller needs, beside the name. */
const CALLED = 'phone,date,course,players,cancelled'

/** What a suspension ended, until the day is left or reopened, with the list of those whom the club may want to call. */
function Ended({ date, part, courseIdx, cancelled, notified }: Suspended & { date: string }) {
  const t = useText()
  const mayList = useMay()(list)
  const asked = Object.entries({ from: date, to: date, state: 'CC', part, courseIdx, columns: CALLED })
  const query = asked.flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`)).join('&')
  return (
    <p className={`${office.note} ${styles.ended}`}>
      {t('day-manage.SUSPENDED_BOOKINGS', { count: cancelled })} {t('day-manage.SUSPENDED_TOLD', { count: notified })}{' '}
      {cancelled > 0 && mayList && <Link to={`${BOOKINGS_PATH}?${query}`}>{t('day-manage.CALL_LIST')}</Link>}
    </p>
  )
}

function Publish({ date, onChanged }: { date: string; onChanged: () => Promise<void> }) {
  const t = useText()
  const { send, pending } = useSend(publish, { toasts: 'all' })
  const press = async () => {
    // A refusal is shown by the call itself.
    const done = await send({ dates: [date] }).catch(() => undefined)
    await onChanged()
    if (done) toast(t('day-manage.PUBLISHED', { count: done.published }), { type: 'success' })
  }
  return (
    <Button pending={pending} onClick={press}>
      {t('day-manage.PUBLISH_DAY')}
    </Button>
  )
}

/** Where a rule leaves it to staff when members can book the day. */
function OpenToMembers({ date, isOpen, onChanged }: { date: string; isOpen: boolean; onChanged: () => Promise<void> }) {
  const t = useText()
  const opening = useSend(open, { toasts: 'all' })
  const undoing = useSend(undoOpen, { toasts: 'all' })
  const press = async () => {
    const done = await (isOpen ? undoing : opening).send({ date }).then(
      () => true,
      () => false,
    )
    await onChanged()
    if (done) toast(t(isOpen ? 'day-manage.OPEN_UNDONE' : 'day-manage.OPENED'), { type: 'success' })
  }
  return (
    <Button look={isOpen ? 'plain' : 'main'} pending={opening.pending || undoing.pending} onClick={press}>
      {t(isOpen ? 'day-manage.UNDO_OPEN' : 'day-manage.OPEN_DAY')}
    </Button>
  )
}

function Remove({ date }: { date: string }) {
  const t = useText()
  const { day } = useFormat()
  const navigate = useNavigate()
  const { send, pending } = useSend(remove, { toasts: 'all' })
  const press = async () => {
    const message = t('day-manage.ASK_REMOVE', { day: day(date) })
    if (!(await confirm({ message, yes: t('day-manage.REMOVE'), tone: 'danger' }))) return
    const done = await send({ date }).catch(() => undefined)
    if (!done) return
    toast(t('day-manage.REMOVED'), { type: 'success' })
    navigate(`${DAYS_PATH}?from=${date}`, { replace: true })
  }
  return (
    <Button look="risky" pending={pending} onClick={press}>
      {t('day-manage.REMOVE')}
    </Button>
  )
}
