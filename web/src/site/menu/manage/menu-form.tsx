import { change, HOME, type MenuEdit } from '@clubhouse/contract/menu-manage'
import { PanelSave } from '../../../form/panel-save'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { toast } from '../../../ui/feedback/toast'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import styles from './menu-edit.module.css'
import { MenuTexts } from './menu-texts'
import { PICTURE, valuesOf } from './menu-values'
import { PictureField } from './picture-field'

interface Props {
  menu: MenuEdit
  readOnly: boolean
  refresh: () => Promise<unknown>
}

export function MenuForm({ menu, readOnly, refresh }: Props) {
  const t = useText()
  const langs = useOwnLanguages()
  const form = useForm({
    call: change,
    saved: valuesOf(menu, langs),
    given: { idx: menu.idx, version: menu.version },
    words: { name: 'menu-edit.NAME_MISSING' },
    input: ({ [PICTURE]: picture }) => ({ removeImage: picture === '' || undefined }),
    files: ({ [PICTURE]: picture }) => (picture instanceof File ? [picture] : []),
    refresh,
  })
  const isHome = menu.code === HOME
  return (
    <Form
      of={form}
      className={styles.form}
      readOnly={readOnly}
      onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
    >
      {isHome ? (
        <p className={base.quiet}>{t('menu-edit.HOME')}</p>
      ) : (
        <>
          <ChoiceField name="isVisible" label={t('menu-edit.VISIBLE')} hint={t('menu-edit.VISIBLE_HINT')} />
          <SelectField
            name="permit"
            label={t('menu-edit.PERMIT')}
            options={['1', '2'].map((value) => ({
              value,
              label: t(`menu-edit.PERMIT_${value}` as 'menu-edit.PERMIT_1'),
            }))}
          />
          <ChoiceField name="needPassword" label={t('menu-edit.PASSWORD')} hint={t('menu-edit.PASSWORD_HINT')} />
        </>
      )}
      <ChoiceField name="isExistBanner" label={t('menu-edit.BANNER')} />
      <PictureField />
      <MenuTexts menu={menu} />
      {!readOnly && <PanelSave form={form} />}
    </Form>
  )
}
