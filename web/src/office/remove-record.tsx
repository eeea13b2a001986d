import type { Call, InputOf } from '@clubhouse/contract/call'
import { CallFail } from '../api/call-fail'
import { showFail } from '../api/show-fail'
import { ask } from '../api/transport'
import { useMay } from '../session/may'
import { Button } from '../ui/button'
import { confirm } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { offerUndo } from './undo'

interface Props<R extends Call, U extends Call> {
  remove: R
  undo: U
  /** Names the record to its removal, with the version that is shown where the call takes one. */
  record: InputOf<R>
  /** Names it to the undo. */
  back: InputOf<U>
  label: string
  /** The question asked before, which may depend on a reading; undefined when that failed, and nothing is removed. */
  question: () => string | Promise<string | undefined>
  /** Says in the record's own words why it stays; without, the refusal is said in general. */
  whyNot?: (refusal: CallFail) => string | undefined
  /** Reads again what lists the record. */
  onChanged: () => unknown
  /** Reads again the record itself, when it stays; it may have changed meanwhile. */
  onStays?: () => unknown
  onRemoved: () => void
}

/** Removes the record that is open, after a question, and offers Undo. Not shown to managers without the right. */
export function RemoveRecord<R extends Call, U extends Call>(props: Props<R, U>) {
  const { remove, undo, record, back, label, question, whyNot, onChanged, onStays = onChanged, onRemoved } = props
  const may = useMay()
  if (!may(remove)) return null
  const press = async () => {
    const message = await question()
    if (!message || !(await confirm({ message, yes: label, tone: 'danger' }))) return
    const isRemoved = await ask(remove, record).then(
      () => true,
      (fail: unknown) => sayWhy(fail, whyNot),
    )
    void (isRemoved ? onChanged : onStays)()
    if (!isRemoved) return
    const restore = (one: InputOf<U>) => ask(undo, one, { _nop_: true })
    offerUndo([back], restore, () => void onChanged(), 'office.DELETED')
    onRemoved()
  }
  return (
    <Button look="risky" onClick={press}>
      {label}
    </Button>
  )
}

function sayWhy(fail: unknown, whyNot: Props<Call, Call>['whyNot']): false {
  if (!(fail instanceof CallFail)) throw fail
  const why = whyNot?.(fail)
  if (why) toast(why, { type: 'error' })
  else showFail(fail, false)
  return false
}
