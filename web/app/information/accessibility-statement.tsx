/** What we aim for, what was tested and how, what does not work yet, and how to tell us. */
import { product } from '@debt-payoff/contract/product';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { ContactEmailLink } from '../page/contact-email-link.tsx';
import { formatDay } from '../words/dates.ts';
import { BulletList, InformationPage, InformationSection } from './information-page.tsx';

/** Changed with the statement, after what it says has been tried again. */
const statedOn = '2026-11-17';

export function AccessibilityStatement() {
  return (
    <InformationPage
      title="Accessibility"
      lead={`We want everyone to be able to use ${product.name}, by ear, by keyboard, on a small screen or with large text. If something is in your way, please tell us.`}
    >
      <InformationSection title="What we aim for">
        <p>
          Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. In England, Wales and
          Scotland the Equality Act 2010 asks those who serve the public to make reasonable
          adjustments for disabled people, and to think of them beforehand. We do the same for
          everyone in the UK. Nobody from outside has checked this site yet, so we do not claim that
          all of it meets the guidelines.
        </p>
      </InformationSection>
      <Tested />
      <KnownProblems />
      <InformationSection title="Tell us">
        <p>
          Write to <ContactEmailLink />. Say which page it was and what you were trying to do; what
          you use to read the page helps too. If you need a plan, a file or a page in another form,
          ask us for it.
        </p>
        <p>
          {contentTexts.contact.promise} We try out what you describe, tell you what we found, and
          add it to this page until it is mended.
        </p>
      </InformationSection>
      <p className="muted">This statement was written on {formatDay(statedOn)}.</p>
    </InformationPage>
  );
}

function Tested() {
  return (
    <InformationSection title="What we have tested, and how">
      <BulletList
        items={[
          'Our tests run the checker axe over the public pages and those of accounts and of saved debts, in the light and in the dark theme, whenever the product changes.',
          'The same tests look at these pages at 1280, 640, 390 and 320 pixels, and on a wide screen with text at twice its size: none of them has to be scrolled sideways.',
          'They go through the home page, scheduled payments and progress with the Tab key alone, and record a payment, use menus and dialogs, and read charts by keyboard.',
          'The contrast of every colour of text and of graphics against its ground is computed in both themes: at least 4.5 to 1 for text and 3 to 1 for graphics.',
          'Every chart has a sentence that says what it shows, and a table of its figures.',
          'The public pages can be read with JavaScript switched off. The calculator and saved debts need it.',
          'If your device asks for less motion, we leave animations out.',
        ]}
      />
    </InformationSection>
  );
}

function KnownProblems() {
  return (
    <InformationSection title="What does not work yet">
      <BulletList
        items={[
          'On a phone with text at twice its size, some pages are wider than the screen and have to be scrolled sideways: the calculator, the comparison of strategies, the dashboard, and the pages of a portfolio, of your profile and of your subscription. On the narrowest phones it is every page.',
          'Nobody who uses a screen reader every day has tested the product with us yet. Automated checks find only some of the problems, so we expect that there are others.',
        ]}
      />
    </InformationSection>
  );
}
