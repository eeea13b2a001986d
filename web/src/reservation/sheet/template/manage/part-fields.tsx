import { PART_FIRST, SHARES } from '@clubhouse/contract/reservation/sheet/template'
import { useCodes } from '../../../../code/use-codes'
import { DefaultNote } from '../../../../form/default-note'
import { useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import base from '../../../../ui/base.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { TimeField } from '../../../../ui/form/time-field'
import styles from './template.module.css'
import { type Course, NO_START, NO_TURN, type PartNo, turnOf } from './template-values'

interface Props {
  no: PartNo
  courses: readonly Course[]
}

const PLAYERS = ['1', '2', '3', '4'].map((value) => ({ value, label: value }))

export function PartFields({ no, courses }: Props) {
  const t = useText()
  const { label } = useCodes('218')
  const { value: isOn } = useField(`on ${no}`)
  return (
    <section className={styles.part} aria-labelledby={`part-${no}`}>
      <h2 id={`part-${no}`}>{label(no, t(`template.PART_${no}`))}</h2>
      <ChoiceField name={`on ${no}`} label={t('template.HAS_PART')} />
      {isOn && (
        <>
          <Times no={no} />
          <Players no={no} />
          <Routes no={no} courses={courses} />
          <h3>{t('template.SHARES')}</h3>
          <p className={base.quiet}>{t('template.SHARES_HINT')}</p>
          <div className={office.grid}>
            {SHARES.map((share) => (
              <TextField key={share} name={`${share} ${no}`} label={t(`template.SHARE_${share}`)} inputMode="numeric" />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function Times({ no }: Pick<Props, 'no'>) {
  const t = useText()
  return (
    <div className={office.grid}>
      <TimeField name={`firstTime ${no}`} label={t('template.FIRST_TIME')} />
      <TimeField name={`lastTime ${no}`} label={t('template.LAST_TIME')} />
      <div>
        <TextField name={`interval ${no}`} label={t('template.INTERVAL')} inputMode="numeric" />
        <DefaultNote name={`interval ${no}`} label={t('template.INTERVAL')} value={String(PART_FIRST.interval)} />
      </div>
    </div>
  )
}

function Players({ no }: Pick<Props, 'no'>) {
  const t = useText()
  const holes = useCodes('504')
  const ways = useCodes('W05')
  const options = (codes: typeof holes) => codes.list.map(({ key, label }) => ({ value: key, label }))
  return (
    <div className={`${office.grid} ${styles.players}`}>
      <SelectField name={`holes ${no}`} label={t('template.HOLES')} options={options(holes)} />
      <SelectField
        name={`w05 ${no}`}
        label={t('template.W05')}
        options={options(ways).filter(({ value }) => value !== 'L')}
      />
      <SelectField
        name={`mode ${no}`}
        label={t('template.MODE')}
        options={(['EXCLUSIVE', 'SHARED'] as const).map((value) => ({ value, label: t(`template.MODE_${value}`) }))}
      />
      <SelectField name={`minPlayers ${no}`} label={t('template.MIN_PLAYERS')} options={PLAYERS} />
      <SelectField name={`capacity ${no}`} label={t('template.CAPACITY')} options={PLAYERS} />
    </div>
  )
}

function Routes({ no, courses }: Props) {
  const t = useText()
  const turns = [
    { value: NO_START!, label: t('template.NO_START') },
    { value: NO_TURN!, label: t('template.NO_TURN') },
    ...courses.map(({ courseIdx, name }) => ({
      value: String(courseIdx),
      label: t('template.TURN', { course: name }),
    })),
  ]
  return (
    <>
      <h3>{t('template.ROUTES')}</h3>
      <div className={office.grid}>
        {courses.map(({ courseIdx, name }) => (
          <SelectField
            key={courseIdx}
            name={turnOf(no, courseIdx)}
            label={t('template.ROUTE', { course: name })}
            options={turns}
          />
        ))}
      </div>
    </>
  )
}
