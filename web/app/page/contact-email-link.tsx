import { useServerFacts } from './server-facts.ts';

export function ContactEmailLink() {
  const { email } = useServerFacts().company;
  return (
    <a className="contact-email" href={`mailto:${email}`}>
      {email}
    </a>
  );
}
