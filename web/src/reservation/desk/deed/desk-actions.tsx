import { noShow, propose } from '@clubhouse/contract/reservation/booking/conduct'
import { mark } from '@clubhouse/contract/reservation/desk/check-in'
import { cancel, change, move } from '@clubhouse/contract/reservation/desk/desk'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { ActionMenu, type MenuAction } from '../../../ui/action-menu'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import type { DeskBookingData } from './desk-booking-data'
import { type Deed, deedsFor } from './desk-deeds'

interface Props {
  booking: DeskBookingData
  /** Epoch milliseconds. */
  now: number
  onDo: (deed: Deed) => void
}

/** What is likeliest as buttons; the others, and what a member is punished for, are in a menu. */
export function DeskActions({ booking, now, onDo }: Props) {
  const t = useText()
  const may = useMay()
  const rights = {
    change: may(change),
    move: may(move) && may(forManager),
    cancel: may(cancel),
    noShow: may(noShow),
    propose: may(propose),
    here: may(mark),
  }
  const { open, more } = deedsFor(booking, rights, now)
  if (open.length + more.length === 0) return null
  const actions = more.map(
    (deed): MenuAction => ({
      id: deed,
      label: t(`desk.DO_${deed}`),
      isDanger: deed === 'CANCEL',
      act: () => onDo(deed),
    }),
  )
  return (
    <div className={base.buttons}>
      {open.map((deed, at) => (
        <Button key={deed} look={at === 0 ? 'main' : 'plain'} onClick={() => onDo(deed)}>
          {t(`desk.DO_${deed}`)}
        </Button>
      ))}
      {actions.length > 0 && <ActionMenu label={t('desk.MORE')} actions={actions} />}
    </div>
  )
}
