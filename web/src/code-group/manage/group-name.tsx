import { rename } from '@clubhouse/contract/code'
import { useState } from 'react'
import { useCodes } from '../../code/use-codes'
import { InLanguages } from '../../form/in-languages'
import { RecordSave } from '../../form/record-save'
import { useForm } from '../../form/use-form'
import { useLanguage, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import styles from './code-edit.module.css'
import { type ManagedGroup, productName } from './code-list'

interface Props {
  group: ManagedGroup
  onChanged: () => Promise<unknown>
}

const nameIn = (lang: string) => `name ${lang}`

/** What the club calls the group; an empty field gives the product's name back. */
export function GroupName({ group, onChanged }: Props) {
  const t = useText()
  const { langs } = useLanguage()
  const { label } = useCodes('101')
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    call: rename,
    saved: Object.fromEntries(langs.map((lang, i) => [nameIn(lang), group.ownNames[i] ?? ''])),
    given: { group: group.group },
    input: (all) => ({ names: langs.map((lang) => String(all[nameIn(lang)]).trim()) }),
    refresh: onChanged,
  })
  const saved = () => {
    toast(t('common.SAVED'), { type: 'success' })
    onChanged()
    setOpen(false)
  }
  return (
    <>
      <Button look="bare" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'common.CLOSE' : 'code-edit.RENAME')}
      </Button>
      {isOpen && (
        <div className={styles.edit}>
          <Form of={form} onSaved={saved}>
            <p className={base.quiet}>{t('code-edit.RENAME_HINT', { name: productName(group, t) })}</p>
            <InLanguages fields={(lang) => [nameIn(lang)]}>
              {(lang) => (
                <TextField name={nameIn(lang)} label={t('code-edit.NAME_IN', { language: label(lang) })} lang={lang} />
              )}
            </InLanguages>
            <RecordSave form={form} isNew={false} create={t('code-edit.RENAME')} />
          </Form>
        </div>
      )}
    </>
  )
}
