import { Disclosure } from '../design/disclosure.tsx';

interface Question {
  question: string;
  answer: string;
}

/** Questions that unfold their answers. */
export function QuestionList({ items }: { items: readonly Question[] }) {
  return (
    <div className="border-t border-line">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
