import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { signUp } from '@clubhouse/contract/member/signup'
import { Link } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import type { TextKey } from '../../language/text-key'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import type { Proof } from '../certification/proof'
import { otherNameFault } from '../other-name-field'
import { PasswordPair } from '../password-pair'
import { passwordFault, personWords, ruleText } from '../person-words'
import { enter } from './enter'
import type { Joined } from './joining'
import { NewIdField, useIdCheck } from './new-id-field'
import { ContactFields, OptionalFields } from './person-fields'

interface Props {
  policy: PasswordPolicy
  /** The verification; on the one-page form it may still be missing. */
  proof?: Proof
  terms?: { termsIdx: number; agreed: boolean }[]
  /** Reports other unfinished parts of the page and returns true. */
  isHeldUp?: () => boolean
  /** The account exists; where it needs no approval, its member is logged in. */
  onDone: (done: Omit<Joined, 'back'>) => void
}

/** The account form. Each field is validated on blur; the server validates again. */
export function PersonForm(props: Props) {
  const t = useText()
  const { policy, proof } = props
  const idCheck = useIdCheck()
  const form = usePerson(props, idCheck.faultOf)
  return (
    <Form of={form}>
      <NewIdField check={idCheck} />
      <PasswordPair policy={policy} name="password" />
      <ContactFields proof={proof} />
      <OptionalFields proof={proof} />
      <Refusal>{(fail) => <Remedy fail={fail} />}</Refusal>
      <Button type="submit" pending={form.pending}>
        {t('signup.JOIN')}
      </Button>
    </Form>
  )
}

function usePerson({ policy, proof, terms, isHeldUp, onDone }: Props, idFault: (id: string) => TextKey | undefined) {
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  return useForm({
    call: signUp,
    initial: beginningOf(proof),
    secrets: ['password', 'again'],
    kept: 'join-form',
    words: personWords,
    checks: {
      otherName: otherNameFault,
      id: ({ id }) => idFault(String(id)),
      password: ({ password }) => passwordFault(String(password), policy),
      again: ({ password, again }) => (again === password ? undefined : 'signup.PASSWORD_DIFFERS'),
    },
    before: () => !isHeldUp?.() && proof !== undefined && terms !== undefined,
    given: { clubCode, lang, terms, certToken: proof?.certToken },
    blames: ({ code, msgVar }) => {
      if (code === 'ID_TAKEN') return { id: 'common.ID_TAKEN' }
      return code === 'PASSWORD_RULE' ? { password: ruleText(Number(msgVar.rule), policy) } : undefined
    },
    answered: async ({ id, state }, { name, email, password }) => {
      if (state === 'ACTIVE') await enter({ clubCode, id, password })
      onDone({ id, state, name, email })
    },
  })
}

/** Initial values. Without a verification there is no email field, because it may provide the address. */
const beginningOf = (proof: Proof | undefined) => ({
  id: '',
  password: '',
  again: '',
  name: proof?.name ?? '',
  otherName: '',
  ...(proof && { email: proof.email ?? '' }),
  phoneNo: proof?.phoneNo ?? '',
  memberNo: '',
  birthDate: proof?.birthDate ?? '',
  gender: proof?.gender ?? '',
  zipCode: '',
  address: '',
  addressDetail: '',
})

/** Help for a refusal that is not about a field. */
function Remedy({ fail }: { fail: unknown }) {
  const t = useText()
  if (!(fail instanceof CallFail)) return null
  if (fail.code === 'CERT_EXPIRED') return <Link to="/signup/auth">{t('signup.AUTH_AGAIN')}</Link>
  if (fail.code === 'TERMS_REQUIRED') return <Link to="/signup/agreement">{t('signup.TERMS_AGAIN')}</Link>
  return null
}
