import { foldText } from '../../lib/generated/foldText'
import type { Question, QuestionGroup } from './questions'

/** Joining words of questions: '¿Cómo pago con tarjeta?' searches for 'pago' and 'tarjeta'. */
const JOINING = new Set(
  'a al como con de del el en es la las lo los me mi o para por que se si un una y'.split(' '),
)

/** The words to search for: without marks and joining words, plurals in the singular. */
function wanted(typed: string): string[] {
  const words = foldText(typed).split(/[^\p{L}\d]+/u)
  return words.filter(word => word && !JOINING.has(word)).map(word => word.replace(/(?<=\p{L}{3})e?s$/u, ''))
}

/** The groups with the questions that have every typed word in question or answer; all groups for no text. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
  const words = wanted(typed)
  const isFound = ({ question, answer }: Question, title: string) => {
    const text = foldText([title, question, ...answer].join(' '))
    return words.every(word => text.includes(word))
  }
  return groups
    .map(group => ({ ...group, questions: group.questions.filter(one => isFound(one, group.title)) }))
    .filter(({ questions }) => questions.length > 0)
}
