import type { Inquiry, InquiryAnswer, InquiryFirstAnswer } from '@clubhouse/contract/inquiry'
import { useFormat, useText } from '../language/use-text'
import { FileList } from '../ui/file-list'
import { Time } from '../ui/time'
import styles from './inquiry.module.css'

interface Props {
  inquiry: Inquiry
  /** The headings of what the member wrote, of a reply, of the first answer and of an answer. */
  words: { contents: string; reply: string; first: string; answer: string }
}

/** What was written and answered, in its order, as the member and managers read it. */
export function Conversation({ inquiry: { contents, files, createdAt, firstAnswer, reopens, answer }, words }: Props) {
  return (
    <>
      <Said title={words.contents} at={createdAt} text={contents} files={files} />
      {firstAnswer && <FirstAnswer title={words.first} first={firstAnswer} />}
      {reopens.map((reopen) => (
        <div key={reopen.at} className={styles.list}>
          <Answer title={words.answer} answer={reopen.answer} />
          <Said title={words.reply} at={reopen.at} text={reopen.text} files={[]} />
        </div>
      ))}
      {answer && <Answer title={words.answer} answer={answer} />}
    </>
  )
}

interface AnswerProps {
  title: string
  answer: InquiryAnswer
}

const Answer = ({ title, answer: { contents, files, answeredAt, by } }: AnswerProps) => (
  <Said title={title} at={answeredAt} text={contents} files={files} by={by} isClub />
)

/** The sentence that each first answer is, and what a manager added. */
function FirstAnswer({ title, first: { text, at, by, answerBy } }: { title: string; first: InquiryFirstAnswer }) {
  const sentence = useText()('inquiry.FIRST_ANSWER_TEXT', { date: answerBy })
  const whole = text ? `${text}\n\n${sentence}` : sentence
  return <Said title={title} at={at} text={whole} files={[]} by={by} isClub />
}

interface SaidProps {
  title: string
  at: string
  text: string
  files: Inquiry['files']
  by?: string | null
  isClub?: true
}

function Said({ title, at, text, files, by, isClub }: SaidProps) {
  const { instant } = useFormat()
  return (
    <article className={styles.said} data-by={isClub && 'club'}>
      <h2>{title}</h2>
      <p className={styles.quiet}>
        <Time at={at}>{instant(at)}</Time>
        {by && ` · ${by}`}
      </p>
      <p className={styles.text}>{text}</p>
      {files.length > 0 && <FileList files={files} />}
    </article>
  )
}
