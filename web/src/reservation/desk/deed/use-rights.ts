import { noShow, propose } from '@clubhouse/contract/reservation/booking/conduct'
import { mark } from '@clubhouse/contract/reservation/desk/check-in'
import { cancel, change, move } from '@clubhouse/contract/reservation/desk/desk'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useMay } from '../../../session/may'
import type { Rights } from './desk-deeds'

/** What of the deeds of the desk this manager may do. */
export function useRights(): Rights {
  const may = useMay()
  return {
    change: may(change),
    move: may(move) && may(forManager),
    cancel: may(cancel),
    noShow: may(noShow),
    propose: may(propose),
    here: may(mark),
  }
}
