import type { BoardCalls } from '@clubhouse/contract/board/board'
import { momentIn, valuesOf } from '../../form/moments'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import { SidePanel } from '../../ui/side-panel'
import { timeChecks } from './open-times'
import type { PostNow } from './post-now'
import { TimeFields } from './time-fields'

interface Props {
  call: BoardCalls['schedule']
  post: PostNow
  refresh: () => Promise<unknown>
  onClose: () => void
}

export function SchedulePanel({ call, post, refresh, onClose }: Props) {
  const t = useText()
  const { locale } = useFormat()
  const { idx, version, openAt, closeAt } = post
  const isToCome = post.state === 'SCHEDULED'
  const form = useForm({
    call,
    initial: {
      ...valuesOf(locale, 'openAt', isToCome ? openAt : null),
      ...valuesOf(locale, 'closeAt', isToCome ? closeAt : null),
    },
    checks: timeChecks(locale, () => true),
    given: { idx, version },
    blames: ({ msgDetail }) => (msgDetail === 'openAt' ? { 'openAt.date': 'board.OPENS_PAST' } : undefined),
    input: (values) => ({
      openAt: momentIn(locale, values, 'openAt')!,
      closeAt: momentIn(locale, values, 'closeAt'),
    }),
    refresh,
  })
  const saved = () => {
    toast(t('board.SCHEDULED'), { type: 'success' })
    onClose()
  }
  return (
    <SidePanel title={t('board.SCHEDULE')} onClose={onClose}>
      <Form of={form} onSaved={saved}>
        <TimeFields mustOpen />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('board.SCHEDULE')}
        </Button>
      </Form>
    </SidePanel>
  )
}
