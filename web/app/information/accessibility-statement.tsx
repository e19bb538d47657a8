/** What we aim for, what was tested and how, what does not work yet, and how to tell us. */
import { product } from '@debt-payoff/contract/product';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { ContactEmailLink } from '../page/contact-email-link.tsx';
import { formatDay } from '../words/dates.ts';
import { BulletList, InformationPage, InformationSection } from './information-page.tsx';

/** Changed with the statement, after what it says has been tried again. */
const statedOn = '2026-11-19';

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
          'Our tests run the checker axe over the public pages and those of accounts, of saved debts and of our staff, in the light and in the dark theme, whenever the product changes. It also measures that buttons and links are large enough to be pressed.',
          'The same tests look at these pages at 1280, 640, 390 and 320 pixels, on a wide screen and on the narrowest phone with text at twice its size, and with letters, words and lines set further apart: none of them has to be scrolled sideways, and nothing is cut off.',
          'They go through every page with the Tab key alone, on a wide screen, on a phone and at a zoom of 400%: nothing hides where you are, and you do not lose your place when a button goes away.',
          'They record what a screen reader would be told while somebody calculates, registers, adds and deletes a debt, records a payment, compares strategies and subscribes, and compare it word for word with what it should be.',
          'What you did is announced once. Each button, link and field has a name that makes sense by itself, with its unit where it has one.',
          'What you remove from the calculator can be brought back; what cannot be brought back is asked about first, and so is leaving a form with what you have typed in it.',
          'The contrast of every colour of text and of graphics against its ground is computed in both themes: at least 4.5 to 1 for text and 3 to 1 for graphics. With the high contrast colours of Windows, tabs, progress bars and lists to choose from keep their shape.',
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
          'Labels in charts do not grow if you make only the text larger. They do when you zoom in, and every chart has its figures in a table.',
          'Nobody who uses a screen reader every day has tested the product with us yet. Our tests follow what screen readers have in common, not how each of them differs, and they find only some of the problems: we expect that there are others.',
        ]}
      />
    </InformationSection>
  );
}
