import { plain } from '../../lib/text'
import type { Question, QuestionGroup } from './questions'

/** The groups with the questions that have every word that was typed, in question or answer. All of them for nothing. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const isFound = ({ question, answer }: Question, title: string) => {
    const text = plain([title, question, ...answer].join(' '))
    return words.every(word => text.includes(word))
  }
  return groups
    .map(group => ({ ...group, questions: group.questions.filter(one => isFound(one, group.title)) }))
    .filter(({ questions }) => questions.length > 0)
}
