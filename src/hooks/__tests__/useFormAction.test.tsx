import {renderToStaticMarkup} from 'react-dom/server';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import {useFormAction} from '../useFormAction';

const Form = () => <form action={useFormAction()} />;

it.each([
  ['fr', undefined, '/thank-you/'],
  ['en', undefined, '/en/thank-you/'],
  ['en', 'https://forms.example.org/my-agency', 'https://forms.example.org/my-agency'],
] as const)(
  'is the thank-you page of the language, %s, or the address configured for the build: %s',
  (locale, formsUrl, action) => {
    const form = (
      <Docusaurus locale={locale} config={{customFields: {formsUrl}}}>
        <Form />
      </Docusaurus>
    );
    expect(renderToStaticMarkup(form)).toBe(`<form action="${action}"></form>`);
  },
);
