import { changePolicy, groups } from '@clubhouse/contract/code'
import { policyHistory, policyRecord } from '@clubhouse/contract/policy-history'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { labelOf } from '../../code/code-label'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { RecordTabs } from '../../office/record-tabs'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Unread } from '../../ui/unread'
import styles from './code-edit.module.css'
import type { ManagedGroup } from './code-list'
import { PolicyForm } from './policy-form'

interface Props {
  group: ManagedGroup
  onChanged: () => Promise<unknown>
}

/** How the club writes numbers, amounts, days and times; one policy at a time is open. */
export function PolicyCodes({ group, onChanged }: Props) {
  const t = useText()
  const { lang, langs } = useLanguage()
  const { clubCode } = useClub()
  const mayChange = useMay()(changePolicy)
  const [open, setOpen] = useState<string>()
  // What was saved here: the answer of the groups may be kept for a moment.
  const [saved, setSaved] = useState<Readonly<Record<string, string[]>>>({})
  const { data, error, refetch } = useCall(groups, { club: clubCode, code: `${group.group}.0` })
  const policies = data?.[group.group]?.policy
  if (!policies) return <Unread error={error} retry={refetch} lines={6} />
  return (
    <ul className={styles.codes}>
      {group.codes.map((code) => {
        const { key } = code
        const label = labelOf(code, lang, langs)
        const isOpen = open === key
        const values = saved[key] ?? policies[key]?.values ?? []
        return (
          <li key={key}>
            <div className={styles.code}>
              <b>{label}</b>
              <span className={base.quiet}>{key}</span>
              <Button
                look="bare"
                size="small"
                aria-expanded={isOpen}
                aria-label={t(isOpen ? 'code-edit.CLOSE_OF' : 'code-edit.EDIT_OF', { code: label })}
                onClick={() => setOpen(isOpen ? undefined : key)}
              >
                {t(isOpen ? 'common.CLOSE' : 'code-edit.EDIT')}
              </Button>
            </div>
            {isOpen && (
              <RecordTabs history={policyHistory} recordIdx={policyRecord(key)}>
                <PolicyForm
                  policy={key}
                  values={values}
                  readOnly={!mayChange}
                  refresh={refetch}
                  onSaved={(now) => {
                    setSaved((all) => ({ ...all, [key]: now }))
                    toast(t('common.SAVED'), { type: 'success' })
                    void onChanged()
                  }}
                />
              </RecordTabs>
            )}
          </li>
        )
      })}
    </ul>
  )
}
