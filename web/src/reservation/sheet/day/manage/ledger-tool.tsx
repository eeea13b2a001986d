import { byDay } from '@clubhouse/contract/reservation/sheet/ledger-manage'
import { useText } from '../../../../language/use-text'
import { useExport } from '../../../../office/use-export'
import { Button } from '../../../../ui/button'
import { DAYS_PATH } from './day-pages'

/** Saves how the tee times of published days were given out as an Excel file. */
export function LedgerTool({ from, to }: { from: string; to: string }) {
  const t = useText()
  const { save, stop } = useExport({ page: DAYS_PATH, title: 'day-manage.TITLE', name: 'ledger' })
  return (
    <Button
      look="plain"
      size="small"
      aria-label={t(stop ? 'office.EXPORT_CANCEL' : 'day-manage.EXPORT_LEDGER')}
      onClick={stop ?? (() => save({ call: byDay, input: { from, to } }, `${t('ledger.TITLE')}.xlsx`))}
    >
      {t(stop ? 'office.EXPORT_CANCEL' : 'office.EXPORT')}
    </Button>
  )
}
