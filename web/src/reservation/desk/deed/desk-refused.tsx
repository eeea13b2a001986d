import { counted } from '@clubhouse/contract/counted'
import { OVERRIDABLE, type Overridable } from '@clubhouse/contract/reservation/desk/desk'
import { CallFail } from '../../../api/call-fail'
import { RefusalLine } from '../../../form/refusal-line'
import { isOvertaken } from '../../../form/use-form'
import { useText } from '../../../language/use-text'

export const isOverridable = (code: string): code is Overridable => (OVERRIDABLE as readonly string[]).includes(code)

/** Why a booking was refused, in words for the desk. */
export function DeskRefused({ fail }: { fail: unknown }) {
  const t = useText()
  if (!(fail instanceof CallFail)) return <RefusalLine fail={fail} />
  const { code, msgVar } = fail
  if (isOvertaken(fail)) return <p role="alert">{t('desk.OVERTAKEN')}</p>
  if (code === 'PLAYER_ALREADY_BOOKED') return <p role="alert">{t('desk.ALREADY', msgVar)}</p>
  return isOverridable(code) ? (
    <p role="alert">{t(`desk.RULE_${code}`, counted(msgVar))}</p>
  ) : (
    <RefusalLine fail={fail} />
  )
}
