import type { DataOf } from '@clubhouse/contract/call'
import { check, template } from '@clubhouse/contract/member/import'
import { useState } from 'react'
import { fetchFile } from '../../api/fetch-file'
import { useLanguage, useText } from '../../language/use-text'
import { useKept } from '../../office/use-kept'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import styles from './import.module.css'
import { ImportForm } from './import-form'
import { ImportProgress } from './import-progress'
import { ImportSummary } from './import-summary'

export const handle = { messages: ['member-import', 'form'] }

type Checked = DataOf<typeof check>

/** A list of members: chosen, checked, then imported as a whole. */
export default function ImportPage() {
  const t = useText()
  const { lang } = useLanguage()
  const session = useSession()
  const mayImport = useMay()(check)
  const [checked, setChecked] = useState<Checked>()
  const [running, setRunning] = useKept<number | undefined>('running import', undefined)
  const again = () => {
    setChecked(undefined)
    setRunning(undefined)
  }
  return (
    <div className={styles.page}>
      <PageHead title={t('member-import.TITLE')} />
      <ListHead
        title={t('member-import.TITLE')}
        action={
          mayImport && (
            <Button
              look="plain"
              onClick={() => fetchFile(template, { textLang: lang }, `${t('member-import.SHEET')}.xlsx`)}
            >
              {t('member-import.TEMPLATE')}
            </Button>
          )
        }
      >
        <p>{t('member-import.LEAD')}</p>
      </ListHead>
      {session && !mayImport && <Empty title={t('member-import.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayImport && !checked && running === undefined && <ImportForm onChecked={setChecked} />}
      {checked && running === undefined && <ImportSummary checked={checked} onStarted={setRunning} onAgain={again} />}
      {running !== undefined && <ImportProgress importIdx={running} onAgain={again} />}
    </div>
  )
}
