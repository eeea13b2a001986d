import { Link } from 'react-router'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { FactLines } from '../../../ui/fact-lines'
import { StateWord } from '../../../ui/state-word'
import styles from '../team.module.css'
import { FORM_TONES, isOwn } from '../team-words'
import { usePattern } from '../use-pattern'
import { FormDraw, type OwnForm } from './form-draw'
import { Withdraw } from './withdraw'

interface Props {
  form: OwnForm
  /** None where the club takes no change. */
  onEdit?: () => void
  onChanged: () => Promise<unknown>
}

/** An application of one of the member’s groups: what it asks for, and its result. */
export function FormCard({ form, onEdit, onChanged }: Props) {
  const t = useText()
  const { number } = useFormat()
  const cycles = useCodes('200')
  const pattern = usePattern()
  const { state, teamName, year, cycle, wishes, teams, roster, reason, approvedWish, submittedAt, contractIdx } = form
  const shown = approvedWish == null ? wishes : wishes.slice(approvedWish, approvedWish + 1)
  return (
    <li className={styles.card} data-state={state}>
      <h3>{teamName}</h3>
      <StateWord tone={FORM_TONES[state]}>{t(`team.FORM_${state}`)}</StateWord>
      <p className={styles.quiet}>
        {t('team.SEASON', { year: String(year) })}
        {submittedAt && ` · ${t('team.SUBMITTED_AT', { at: submittedAt })}`}
      </p>
      <p>{t(`team.FORM_${state}_HINT`)}</p>
      {reason && <p>{t('team.REASON', { reason })}</p>}
      <FactLines
        rows={[
          [t('team.CYCLE'), cycles.label(cycle)],
          ...shown.map(
            (wish, no) =>
              [
                approvedWish == null ? t('team.WISH', { no: number(no + 1) }) : t('team.WISH_APPROVED'),
                pattern(wish, cycle),
              ] as const,
          ),
          [t('team.TEES'), number(teams)],
          [t('team.PEOPLE'), t('team.PEOPLE_COUNT', { count: roster.length })],
        ]}
      />
      <FormDraw form={form} />
      <div className={styles.deeds}>
        {onEdit && (
          <Button look={state === 'DRAFT' ? 'main' : 'plain'} onClick={onEdit}>
            {t(state === 'DRAFT' ? 'team.CONTINUE' : 'team.EDIT')}
          </Button>
        )}
        {isOwn(form) && <Withdraw form={form} onChanged={onChanged} />}
        {contractIdx != null && <Link to="/mypage?view=groups">{t('team.TO_DATES')}</Link>}
      </div>
    </li>
  )
}
