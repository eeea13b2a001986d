import { list } from '@clubhouse/contract/member/manage'
import { useState } from 'react'
import { useText } from '../../../language/use-text'
import { FindMember } from '../../../office/find-member'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { useField } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'

/** The account of a player: searched by managers who may read members. @param member the saved one */
export function MemberField({ member }: { member?: { memberIdx?: number | null; name: string } | null }) {
  const t = useText()
  const mayFind = useMay()(list)
  const { value, type, readOnly } = useField('memberIdx')
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const name = String(member?.memberIdx) === value ? member?.name : chosen?.id === value ? chosen.name : undefined
  return (
    <div className={forms.group}>
      <p className={forms.quiet}>
        {t('hof-edit.MEMBER')}: <b>{name ?? t('hof-edit.MEMBER_NONE')}</b>
      </p>
      {value !== '' && !readOnly && (
        <div>
          <Button look="plain" size="small" onClick={() => type('')}>
            {t('hof-edit.MEMBER_UNLINK')}
          </Button>
        </div>
      )}
      {value === '' && !readOnly && mayFind && (
        <FindMember
          title={t('hof-edit.MEMBER')}
          label={t('hof-edit.MEMBER_FIND')}
          none={t('hof-edit.MEMBER_FOUND_NONE')}
          onChoose={(id, name) => {
            setChosen({ id, name })
            type(id)
          }}
        />
      )}
    </div>
  )
}
