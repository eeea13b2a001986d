import { starterSheet } from '@clubhouse/contract/reservation/desk/paper'
import { useState } from 'react'
import { fetchFile } from '../../../api/fetch-file'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'

/** The starter’s sheet of a day as an Excel file. */
export function PaperFile({ date }: { date: string }) {
  const t = useText()
  const [pending, setPending] = useState(false)
  async function save() {
    setPending(true)
    await fetchFile(starterSheet, { date }, `${t('desk.PAPER')} ${date}.xlsx`)
    setPending(false)
  }
  return (
    <Button look="plain" size="small" pending={pending} onClick={save}>
      {t('desk.PAPER_EXCEL')}
    </Button>
  )
}
