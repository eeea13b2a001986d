import { create } from '@clubhouse/contract/reservation/holiday'
import { useMemo } from 'react'
import { serverNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { HolidayForm } from './holiday-form'
import { holidaysAround } from './holiday-list'
import { HolidayPanel } from './holiday-panel'

export const handle = { messages: ['holiday', 'form', 'manager', 'history'] }

export default function HolidaysPage() {
  const t = useText()
  const { dayOf } = useFormat()
  const mayCreate = useMay()(create)
  const year = dayOf(serverNow()).slice(0, 4)
  const list = useMemo(() => holidaysAround(Number(year)), [year])
  return (
    <>
      <PageHead title={t('holiday.TITLE')} />
      <ListPage
        list={list}
        preset={{ year }}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('holiday.NEW')}</Button>}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('holiday.NEW')} onClose={() => go({ new: undefined })}>
              <HolidayForm
                onSaved={(date) => {
                  toast(t('holiday.CREATED'), { type: 'success' })
                  refetch()
                  go({ new: undefined, year: date.slice(0, 4) })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, rows, data, close, refetch }) =>
          data && (
            <HolidayPanel
              key={open}
              holiday={rows.find(({ holidayIdx }) => holidayIdx === Number(open))}
              onClose={close}
              onChanged={() => refetch()}
            />
          )
        }
      />
    </>
  )
}
