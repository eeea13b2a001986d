import type { Admin } from '@clubhouse/contract/manager/manage'
import { type FormEvent, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { useText } from '../../language/use-text'
import { emailFault, idFault, nameFault, phoneFault } from '../../member/form/checks'
import forms from '../../member/form/form.module.css'
import { RefusalLine } from '../../member/form/refusal-line'
import { SelectField } from '../../member/form/select-field'
import { useForm } from '../../member/form/use-form'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { IdField, useIdWatch } from './id-field'
import type { GroupChoice } from './manager-list'
import { Theirs } from './theirs'
import { useMeanwhile } from './use-meanwhile'

export interface UserValues {
  id: string
  name: string
  email: string
  phoneNo: string
  groupIdx?: number
  isSSAdmin?: boolean
  memo: string
}

interface Props {
  /** Who is changed; nobody for a new one. */
  user?: Admin
  /** Left out on the own account: nobody changes the own rights. */
  groups?: readonly GroupChoice[]
  maySuper?: boolean
  hasMemo?: boolean
  send: string
  /** `version` is the one that the form shows: what somebody else saved since is told before. */
  onSend: (values: UserValues, version: number) => Promise<unknown>
}

/** What a manager is called, how reached, and what the rights are copied from. */
export function UserForm({ user, groups, maySuper = false, hasMemo = true, send, onSend }: Props) {
  const t = useText()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  // What the fields began with: what comes later is brought in by hand, for who types keeps what was typed.
  const [began] = useState(user)
  const [isSuper, setSuper] = useState(user?.isSSAdmin ?? false)
  const idWatch = useIdWatch()
  const form = useForm({
    fields: ['id', 'name', 'email', 'phoneNo', 'groupIdx', 'memo'],
    checks: {
      id: ({ id }) => (user ? undefined : (idFault(id) ?? idWatch.faultOf(id))),
      name: ({ name }) => nameFault(name),
      email: ({ email }) => emailFault(email),
      phoneNo: ({ phoneNo }) => phoneFault(phoneNo),
      groupIdx: ({ groupIdx }) => (groups && !isSuper && !groupIdx ? 'account.GROUP_MISSING' : undefined),
    },
  })
  const theirs = useMeanwhile(form, user, isSuper, setSuper)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = form.checked()
    if (!values || pending) return
    setFail(undefined)
    setPending(true)
    try {
      const power = groups && { groupIdx: Number(values.groupIdx) || undefined, isSSAdmin: isSuper }
      await onSend({ ...values, groupIdx: undefined, ...power }, user?.version ?? 0)
    } catch (error) {
      if (error instanceof CallFail && error.code === 'ID_TAKEN') form.blame('id', 'account.ID_TAKEN')
      else if (!form.blameBy(error)) setFail(error)
    } finally {
      setPending(false)
    }
  }

  const words = (name: string) => (form.wrong[name] ? t(form.wrong[name]) : undefined)
  const isOvertaken = fail instanceof CallFail && fail.code === 'CHANGED_MEANWHILE'
  return (
    <form
      ref={form.ref}
      className={forms.form}
      onSubmit={submit}
      onBlur={form.onBlur}
      onInput={form.onInput}
      noValidate
    >
      {!user && <IdField watch={idWatch} wrong={form.wrong.id} />}
      <Field
        name="name"
        label={t('account.NAME')}
        maxLength={60}
        autoComplete="off"
        defaultValue={began?.name}
        error={words('name')}
      />
      <Field
        name="email"
        type="email"
        label={t('account.EMAIL')}
        maxLength={100}
        autoComplete="off"
        defaultValue={began?.email}
        error={words('email')}
      />
      <Field
        name="phoneNo"
        type="tel"
        label={t('account.PHONE')}
        maxLength={19}
        autoComplete="off"
        defaultValue={began?.phoneNo}
        error={words('phoneNo')}
      />
      {groups && (
        <SelectField
          name="groupIdx"
          label={t('account.GROUP')}
          defaultValue={began?.groupIdx ?? ''}
          options={[
            { value: '', label: t('account.GROUP_NONE') },
            ...groups
              .filter(({ isTooWide, groupIdx }) => !isTooWide || groupIdx === user?.groupIdx)
              .map(({ groupIdx, name }) => ({ value: String(groupIdx), label: name })),
          ]}
          error={words('groupIdx')}
        />
      )}
      {groups && maySuper && (
        <label className={forms.choice}>
          <input type="checkbox" checked={isSuper} onChange={({ target }) => setSuper(target.checked)} />
          <span>
            {t('account.SUPER')}
            <small>{t('account.SUPER_HINT')}</small>
          </span>
        </label>
      )}
      {hasMemo && (
        <Field
          name="memo"
          label={t('account.MEMO')}
          maxLength={500}
          autoComplete="off"
          defaultValue={began?.memo ?? ''}
        />
      )}
      {user && <Theirs user={user} fields={theirs} isOvertaken={isOvertaken} />}
      <RefusalLine fail={isOvertaken ? undefined : fail} />
      <Button type="submit" pending={pending}>
        {send}
      </Button>
    </form>
  )
}
