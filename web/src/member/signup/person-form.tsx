import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { useCodes } from '../../code/use-codes'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import type { Proof } from '../certification/proof'
import { emailFault, idFault, memberNoFault, nameFault, passwordFault, phoneFault, ruleText } from '../form/checks'
import styles from '../form/form.module.css'
import { PasswordPair } from '../form/password-pair'
import { RefusalLine } from '../form/refusal-line'
import { SelectField } from '../form/select-field'
import { useForm } from '../form/use-form'
import { isIdFree, prepareSignup, signUpWith } from './join'

const FIELDS = [
  'id',
  'password',
  'again',
  'name',
  'email',
  'phoneNo',
  'memberNo',
  'birthDate',
  'gender',
  'zipCode',
  'address',
  'addressDetail',
] as const
const SECRETS = ['password', 'again'] as const

interface Props {
  policy: PasswordPolicy
  /** What was proved; on the one-page form it may still be to come. */
  proof?: Proof
  terms?: { termsIdx: number; agreed: boolean }[]
  /** Something else on the page is not done yet: says so and gives true. */
  isHeldUp?: () => boolean
  onDone: (done: { id: string; name: string; email: string; state: 'ACTIVE' | 'PENDING' }) => void
}

/** Who the account is for. Each field is looked at when it is left; the server looks again. */
export function PersonForm({ policy, proof, terms, isHeldUp, onDone }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const genders = useCodes('Z52')
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const [freeId, setFreeId] = useState<string>()
  const asked = useRef('')
  const taken = useRef<string>(undefined)
  const form = useForm({
    fields: FIELDS,
    secrets: SECRETS,
    draft: 'join-form',
    checks: {
      id: ({ id }) => idFault(id) ?? (id === taken.current ? 'signup.ID_TAKEN' : undefined),
      password: ({ password }) => passwordFault(password, policy),
      again: ({ password, again }) => (again === password ? undefined : 'signup.PASSWORD_DIFFERS'),
      name: ({ name }) => nameFault(name),
      // Before the proof the field is not there: by e-mail, the proof itself says which.
      email: ({ email }) => (proof ? emailFault(proof.email ?? email) : undefined),
      phoneNo: ({ phoneNo }) => phoneFault(phoneNo),
      memberNo: ({ memberNo }) => memberNoFault(memberNo),
    },
  })
  const words = (field: (typeof FIELDS)[number]) => (form.wrong[field] ? t(form.wrong[field]) : undefined)

  /** Whether an id is free is said when it was typed, not after the whole form. */
  async function askForId() {
    const { id } = form.values()
    if (idFault(id) || asked.current === id) return
    asked.current = id
    setFreeId(undefined)
    const isFree = await isIdFree({ clubCode, id }).catch(() => undefined)
    if (isFree === false) taken.current = id
    if (form.values().id !== id) return
    // The answer comes while the next field is typed in: it must not take the focus away.
    if (isFree === false) form.look('id')
    if (isFree) setFreeId(id)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = form.checked()
    if (!values || pending || isHeldUp?.() || !proof || !terms) return
    const { again: _, email: typed, ...person } = values
    const email = proof.email ?? typed
    setFail(undefined)
    setPending(true)
    try {
      const made = await signUpWith({ ...person, email, clubCode, lang, terms, certToken: proof.certToken })
      onDone({ id: made.id, name: values.name, email, state: made.state })
    } catch (error) {
      setPending(false)
      if (form.blameBy(error)) return
      if (error instanceof CallFail && error.code === 'ID_TAKEN') {
        taken.current = values.id
        return form.blame('id', 'signup.ID_TAKEN')
      }
      if (error instanceof CallFail && error.code === 'PASSWORD_RULE')
        return form.blame('password', ruleText(Number(error.msgVar.rule), policy))
      setFail(error)
    }
  }

  return (
    <form
      ref={form.ref}
      className={styles.form}
      onSubmit={submit}
      onBlur={form.onBlur}
      onInput={form.onInput}
      onFocus={prepareSignup}
      noValidate
      method="post"
    >
      <Field
        name="id"
        label={t('session.ID')}
        hint={t('signup.ID_HINT')}
        maxLength={12}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={words('id')}
        onBlur={askForId}
      />
      <p className={styles.quiet} role="status">
        {freeId && !form.wrong.id ? t('signup.ID_FREE', { id: freeId }) : ''}
      </p>
      <PasswordPair policy={policy} names={['password', 'again']} wrong={form.wrong} />
      <Field
        name="name"
        label={t('signup.NAME')}
        maxLength={60}
        autoComplete="name"
        defaultValue={proof?.name ?? ''}
        readOnly={!!proof?.name}
        error={words('name')}
      />
      {proof?.email && (
        <Field name="email" label={t('signup.EMAIL')} hint={t('signup.EMAIL_PROVED')} value={proof.email} readOnly />
      )}
      {proof && !proof.email && (
        <Field
          name="email"
          type="email"
          label={t('signup.EMAIL')}
          maxLength={100}
          autoComplete="email"
          error={words('email')}
        />
      )}
      <Field
        name="phoneNo"
        type="tel"
        label={t('signup.PHONE')}
        maxLength={19}
        autoComplete="tel"
        defaultValue={proof?.phoneNo ?? ''}
        readOnly={!!proof?.phoneNo}
        error={words('phoneNo')}
      />
      <Field
        name="memberNo"
        label={t('signup.MEMBER_NO')}
        hint={t('signup.MEMBER_NO_HINT')}
        maxLength={30}
        error={words('memberNo')}
      />
      <fieldset className={styles.group}>
        <legend>{t('signup.IF_YOU_LIKE')}</legend>
        <div className={styles.pair}>
          <Field
            name="birthDate"
            type="date"
            label={t('signup.BIRTH_DATE')}
            autoComplete="bday"
            defaultValue={proof?.birthDate ?? ''}
            readOnly={!!proof?.birthDate}
            error={words('birthDate')}
          />
          <SelectField
            name="gender"
            label={t('signup.GENDER')}
            defaultValue={proof?.gender ?? ''}
            options={[
              { value: '', label: t('signup.NOT_SAID') },
              ...genders.list.map(({ key, label }) => ({ value: key, label })),
            ].filter(({ value }) => !proof?.gender || value === proof.gender)}
          />
        </div>
        <Field
          name="zipCode"
          label={t('signup.ZIP')}
          maxLength={10}
          autoComplete="postal-code"
          error={words('zipCode')}
        />
        <Field
          name="address"
          label={t('signup.ADDRESS')}
          maxLength={200}
          autoComplete="address-line1"
          error={words('address')}
        />
        <Field
          name="addressDetail"
          label={t('signup.ADDRESS_DETAIL')}
          maxLength={100}
          autoComplete="address-line2"
          error={words('addressDetail')}
        />
      </fieldset>
      <RefusalLine fail={fail}>
        <Remedy fail={fail} />
      </RefusalLine>
      <Button type="submit" pending={pending}>
        {t('signup.JOIN')}
      </Button>
    </form>
  )
}

/** What helps against a refusal that is not about a field. */
function Remedy({ fail }: { fail: unknown }) {
  const t = useText()
  if (!(fail instanceof CallFail)) return null
  if (fail.code === 'CERT_EXPIRED') return <Link to="/signup/auth">{t('signup.AUTH_AGAIN')}</Link>
  if (fail.code === 'TERMS_REQUIRED') return <Link to="/signup/agreement">{t('signup.TERMS_AGAIN')}</Link>
  return null
}
