import { add, change, rename } from '@clubhouse/contract/code'
import { useState } from 'react'
import { labelOf } from '../../code/code-label'
import { useLanguage, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { SidePanel } from '../../ui/side-panel'
import styles from './code-edit.module.css'
import { CodeForm } from './code-form'
import { isFixedGroup, type ManagedGroup, POLICIES, productName } from './code-list'
import { GroupName } from './group-name'
import { PolicyCodes } from './policy-codes'

interface Props {
  group: ManagedGroup
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** What stands for a new code among the keys of the others. */
const NEW = ''

/** The codes of a group; one at a time is edited in its place. */
export function GroupPanel({ group, onClose, onChanged }: Props) {
  const t = useText()
  const { lang, langs } = useLanguage()
  const may = useMay()
  const [open, setOpen] = useState<string>()
  const isFixed = isFixedGroup(group)
  const title = group.ownName || productName(group, t)
  const saved = (words: 'common.SAVED' | 'code-edit.CREATED') => () => {
    toast(t(words), { type: 'success' })
    onChanged()
    setOpen(undefined)
  }
  if (group.group === POLICIES)
    return (
      <SidePanel title={title} onClose={onClose}>
        <p className={base.quiet}>{t('code-edit.POLICY_LEAD')}</p>
        <PolicyCodes group={group} onChanged={onChanged} />
      </SidePanel>
    )
  return (
    <SidePanel
      title={title}
      actions={!isFixed && may(add) && <Button onClick={() => setOpen(NEW)}>{t('code-edit.NEW')}</Button>}
      onClose={onClose}
    >
      <p className={base.quiet}>{t(isFixed ? 'code-edit.FIXED_LEAD' : 'code-edit.OPEN_LEAD')}</p>
      {may(rename) && <GroupName group={group} onChanged={onChanged} />}
      {open === NEW && <CodeForm group={group} refresh={onChanged} onSaved={saved('code-edit.CREATED')} />}
      <ul className={styles.codes}>
        {group.codes.map((code) => {
          const label = labelOf(code, lang, langs)
          const isOpen = open === code.key
          return (
            <li key={code.key}>
              <div className={styles.code}>
                <b>{label}</b>
                <span className={base.quiet}>
                  {code.key}
                  {!code.isUse && ` · ${t('code-edit.OFF')}`}
                </span>
                {may(change) && (
                  <Button
                    look="bare"
                    size="small"
                    aria-expanded={isOpen}
                    aria-label={t(isOpen ? 'code-edit.CLOSE_OF' : 'code-edit.EDIT_OF', { code: label })}
                    onClick={() => setOpen(isOpen ? undefined : code.key)}
                  >
                    {t(isOpen ? 'common.CLOSE' : 'code-edit.EDIT')}
                  </Button>
                )}
              </div>
              {isOpen && <CodeForm group={group} code={code} refresh={onChanged} onSaved={saved('common.SAVED')} />}
            </li>
          )
        })}
      </ul>
    </SidePanel>
  )
}
