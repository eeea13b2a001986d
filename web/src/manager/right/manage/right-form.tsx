import { change } from '@clubhouse/contract/manager/right'
import type { ManagerMenu } from '@clubhouse/contract/session'
import { PanelSave } from '../../../form/panel-save'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/form/form'
import { cellsOf, effective, type Letters, lettersOf, MENUS } from '../../manage/right-values'
import styles from './right.module.css'
import { RightGrid } from './right-grid'
import { RightPreview } from './right-preview'

interface Props {
  of: { groupIdx: number } | { adminIdx: number }
  rights: readonly ManagerMenu[]
  /** Of a person: the menus in which the rights are not those of the group. */
  differsAt?: readonly string[]
  version: number
  readOnly: boolean
  name?: string
  refresh: () => Promise<unknown>
}

/** The rights of a group or of a manager, and what somebody with them sees. */
export function RightForm({ of, rights, differsAt, version, readOnly, name, refresh }: Props) {
  const t = useText()
  const held = lettersOf(rights)
  const saved = Object.fromEntries(MENUS.map(({ code }) => [code, held[code] ?? '']))
  const form = useForm({
    call: change,
    saved,
    given: { ...of, version },
    input: (all) => ({ rights: cellsOf(all as Letters) }),
    refresh,
  })
  const letters = form.values as Letters
  const count = form.changed.filter((code) => effective(letters)[code] !== saved[code]).length
  return (
    <Form of={form} className={styles.form} onSaved={() => toast(t('common.SAVED'), { type: 'success' })}>
      <h3>{t('right.RIGHTS')}</h3>
      {!readOnly && <p className={base.quiet}>{t('right.KEYS')}</p>}
      <RightGrid
        letters={letters}
        differsAt={differsAt}
        label={t('right.RIGHTS')}
        readOnly={readOnly}
        onPress={form.type}
      />
      {!readOnly && (
        <PanelSave form={form} overtaken={t('right.OVERTAKEN')} save={t('right.SAVE')}>
          <span>{t('right.CHANGED', { count })}</span>
        </PanelSave>
      )}
      <RightPreview letters={letters} name={name} />
    </Form>
  )
}
