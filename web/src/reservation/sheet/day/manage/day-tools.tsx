import { generate, publish, remove, reopen, suspend } from '@clubhouse/contract/reservation/sheet/day-manage'
import { insert } from '@clubhouse/contract/reservation/sheet/slot-manage'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../../api/use-send'
import { useFormat, useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { confirm } from '../../../../ui/feedback/dialog'
import { toast } from '../../../../ui/feedback/toast'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { DAYS_PATH } from './day-pages'
import styles from './days.module.css'
import { InsertPanel } from './insert-panel'
import { MakePanel } from './make-panel'
import { ReopenPanel } from './reopen-panel'
import { SuspendPanel } from './suspend-panel'

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
  const { date, state } = sheet
  const isShut = state === 'SUSPENDED' || sheet.shares.some(({ suspended }) => suspended)
  const close = () => setTool(undefined)
  const isOpen = state === 'DRAFT' || state === 'PUBLISHED'
  const button = (name: Tool, isShown: boolean, label: string, look: 'plain' | 'risky' = 'plain'): ReactNode =>
    isShown && (
      <Button look={look} onClick={() => setTool(name)}>
        {label}
      </Button>
    )
  return (
    <div className={styles.tools}>
      {state === 'DRAFT' && may(publish) && <Publish date={date} onChanged={onChanged} />}
      {button('insert', isOpen && may(insert), t('day-manage.INSERT'))}
      {button('again', isOpen && may(generate), t('day-manage.AGAIN'))}
      {button('suspend', state === 'PUBLISHED' && may(suspend), t('day-manage.SUSPEND'), 'risky')}
      {button('reopen', isShut && may(reopen), t('day-manage.REOPEN'))}
      {state === 'DRAFT' && may(remove) && <Remove date={date} />}
      {tool === 'insert' && <InsertPanel sheet={sheet} onClose={close} onDone={onChanged} />}
      {tool === 'again' && <MakePanel from={date} to={date} isAgain onClose={close} onMade={onChanged} />}
      {tool === 'suspend' && <SuspendPanel sheet={sheet} onClose={close} onDone={onChanged} />}
      {tool === 'reopen' && <ReopenPanel sheet={sheet} onClose={close} onDone={onChanged} />}
    </div>
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
