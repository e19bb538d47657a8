import { QuestionList } from '../ui/question-list.tsx';

export const questions = [
  {
    question: 'What if my interest rate changes?',
    answer:
      'Enter the new rate and calculate again. The plan uses one rate for each debt from now on, so it holds until a rate moves. If a 0% deal is about to end, try the rate that follows as well, to see what is coming.',
  },
  {
    question: 'Should I include my mortgage?',
    answer:
      'You can. Some people leave it out, because it often has a lower rate than cards, and many fixed deals charge for paying off more than a set share each year. Check what your lender allows before you plan extra payments.',
  },
  {
    question: 'Does a consolidation loan help?',
    answer:
      'It can, if its rate is lower than what you pay now and the term is not so long that you pay more in total. Enter the loan as one debt, note the total interest, and compare it with your debts as they are. Count any fees.',
  },
  {
    question: 'How often should I recalculate?',
    answer:
      'Whenever something changes: a new rate, a pay rise, an unexpected bill, a debt that is cleared. Otherwise once every few months keeps the plan close to your statements.',
  },
];

export function Questions() {
  return (
    <section className="section page" aria-labelledby="questions-title">
      <div className="section-head">
        <h2 id="questions-title">Questions people ask</h2>
        <QuestionList items={questions} />
      </div>
    </section>
  );
}
