import { check } from '@clubhouse/contract/reservation/sheet/holiday'
import { useMemo } from 'react'
import { serverNow } from '../../../../api/clock'
import { ask } from '../../../../api/transport'
import { namesOf } from '../../../../language/names-of'
import { useFormat, useText } from '../../../../language/use-text'
import { RecordPage } from '../../../../office/record-page'
import { Button } from '../../../../ui/button'
import { HolidayForm } from './holiday-form'
import { holidaysAround } from './holiday-list'
import { StandardPanel } from './standard-panel'

export const handle = { messages: ['holiday', 'form', 'manager', 'history'] }

export default function HolidaysPage() {
  const t = useText()
  const { dayOf } = useFormat()
  const year = dayOf(serverNow()).slice(0, 4)
  const list = useMemo(() => holidaysAround(Number(year)), [year])
  return (
    <RecordPage
      list={list}
      Form={HolidayForm}
      preset={{ year }}
      goesTo={({ date }) => ({ year: String(date).slice(0, 4) })}
      question={async (row, t) => {
        const found = await ask(check, { holidayIdx: row.holidayIdx }, { toasts: 'all' }).catch(() => undefined)
        if (!found) return undefined
        const [name, count] = [namesOf(row).here, found.days.length]
        return count > 0 ? t('holiday.ASK_REMOVE_DAYS', { name, count }) : t('holiday.ASK_REMOVE', { name })
      }}
      tools={({ go }) => (
        <Button look="plain" onClick={() => go({ standard: '1' })}>
          {t('holiday.STANDARD_SHOW')}
        </Button>
      )}
      below={({ data, query, go, refetch }) =>
        data &&
        query.has('standard') && (
          <StandardPanel
            year={query.get('year') ?? year}
            onClose={() => go({ standard: undefined })}
            onChanged={() => refetch()}
          />
        )
      }
    />
  )
}
