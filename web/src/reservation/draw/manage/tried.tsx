import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { simulate } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useCall } from '../../../api/use-call'
import { Table } from '../../../board/section/rows'
import { RefusalLine } from '../../../form/refusal-line'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Loading } from '../../../ui/loading'
import type { Ruleset } from './draw-words'

type Asked = InputOf<typeof simulate>
type Answer = DataOf<typeof simulate>

/** What the tried rules come to, beside the rules of today where they are known. */
export function Tried({ asked, today }: { asked: Asked; today?: Ruleset }) {
  const t = useText()
  const tried = useCall(simulate, asked, { _nop_: true })
  const now = useCall(simulate, { ...asked, ruleset: today ?? asked.ruleset }, { _nop_: true, enabled: !!today })
  const error = tried.error ?? now.error
  const isThere = tried.data && (now.data || !today)
  return (
    <div role="status">
      {isThere && tried.data!.draws === 0 && <p>{t('draw-manage.TRY_NONE')}</p>}
      {isThere && tried.data!.draws > 0 && <Sides tried={tried.data!} now={now.data} />}
      {!isThere && !error && <Loading lines={5} />}
      {error && !isThere && <RefusalLine fail={error} />}
    </div>
  )
}

function Sides({ tried, now }: { tried: Answer; now?: Answer }) {
  const t = useText()
  const { number } = useFormat()
  const sides = now ? [now, tried] : [tried]
  const percent = (value: number | null | undefined) =>
    value == null ? '–' : t('draw-manage.PERCENT', { share: number(Math.round(value * 10) / 10) })
  const points = (value: number | null | undefined) =>
    value == null ? '–' : t('draw-manage.POINTS', { share: number(Math.round(value * 10) / 10) })
  return (
    <div className={base.stack}>
      <p>{`${t('draw-manage.TRIED_DRAWS', { count: tried.draws })} ${t('draw-manage.TRIED_ENTRIES', { count: tried.entries })}`}</p>
      <Table
        heads={[t('draw-manage.TRIED'), ...(now ? [t('draw-manage.TRIED_NOW')] : []), t('draw-manage.TRIED_THEN')]}
        rows={[
          [t('draw-manage.TRIED_RATE'), ...sides.map(({ winRate }) => percent(winRate))],
          [t('draw-manage.TRIED_SPREAD'), ...sides.map(({ spread }) => points(spread))],
          [t('draw-manage.TRIED_LONGEST'), ...sides.map(({ longestMiss }) => number(longestMiss))],
          [t('draw-manage.TRIED_BUMPED'), ...sides.map(({ bumpRate }) => percent(bumpRate))],
        ]}
      />
      <p className={base.quiet}>{t('draw-manage.TRIED_HOW')}</p>
    </div>
  )
}
