import type { MemberDetail } from '@clubhouse/contract/member/manage'
import { change, create } from '@clubhouse/contract/member/record'
import { useCodes } from '../../code/use-codes'
import { FormFoot } from '../../form/form-foot'
import { isOvertaken, useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { OtherNameField, otherNameFault } from '../../member/other-name-field'
import { AreaField } from '../../ui/form/area-field'
import { ChoiceField } from '../../ui/form/choice-field'
import type { Values } from '../../ui/form/draft'
import { Form, useField } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { TypeEffects } from './type-effects'

interface Props {
  /** Left out for a new one. */
  member?: MemberDetail
  refresh?: () => Promise<unknown>
  onSaved: (name: string) => void
}

/** Who a member is and how to reach them; another type shows first what it means. */
export function MemberForm({ member, refresh, onSaved }: Props) {
  const t = useText()
  const form = useForm({
    call: member ? change : create,
    ...(member
      ? { saved: valuesOf(member), given: { memberIdx: member.memberIdx, version: member.version } }
      : { initial: { ...valuesOf(), id: '', memo: '', invite: false } }),
    words: { reason: 'member-manage.REASON_MISSING' },
    checks: { otherName: otherNameFault },
    blames: ({ code }) => {
      if (code === 'ID_TAKEN') return { id: 'common.ID_TAKEN' }
      return code === 'IN_USE' ? { memberNo: 'member-manage.NO_IN_USE' } : undefined
    },
    refresh,
  })
  return (
    <Form of={form} onSaved={() => onSaved(String(form.values.name).trim())}>
      <TextField name="name" label={t('member-manage.NAME')} />
      <OtherNameField />
      <TextField name="email" type="email" label={t('member-manage.EMAIL')} />
      <TextField name="phoneNo" type="tel" label={t('member-manage.PHONE')} />
      <TypeField />
      {member && <TypeChange member={member} />}
      <TextField name="memberNo" label={t('member-manage.NO')} />
      {!member && (
        <>
          <TextField name="id" label={t('member-manage.ID')} hint={t('member-manage.ID_HINT')} spellCheck={false} />
          <AreaField name="memo" label={t('member-manage.MEMO')} rows={3} />
          <ChoiceField name="invite" label={t('member-manage.INVITE')} hint={t('member-manage.INVITE_HINT')} />
        </>
      )}
      <AreaField name="reason" label={t('member-manage.REASON')} hint={t('member-manage.REASON_KEPT')} rows={2} />
      <FormFoot fail={form.fail} pending={form.pending} send={t(member ? 'common.SAVE' : 'member-manage.ADD')}>
        {isOvertaken(form.fail) && <p role="alert">{t('form.OVERTAKEN')}</p>}
      </FormFoot>
    </Form>
  )
}

/** A number that is only claimed is not the member's yet. */
const valuesOf = (member?: MemberDetail): Values => ({
  name: member?.name ?? '',
  otherName: member?.otherName ?? '',
  email: member?.email ?? '',
  phoneNo: member?.phoneNo ?? '',
  memberType: member?.memberType ?? '10',
  memberNo: (!member?.claimedNo && member?.memberNo) || '',
  reason: '',
})

function TypeField() {
  const t = useText()
  const types = useCodes('702')
  return (
    <SelectField
      name="memberType"
      label={t('member-manage.TYPE')}
      options={types.list.map(({ key, label }) => ({ value: key, label }))}
    />
  )
}

function TypeChange({ member }: { member: MemberDetail }) {
  const memberType = String(useField('memberType').value)
  return memberType === member.memberType ? null : <TypeEffects memberIdx={member.memberIdx} memberType={memberType} />
}
