import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Locale} from '../../lib/locales';
import {useFormAction} from '../useFormAction';

const Form = () => <form action={useFormAction()} />;

function InSite({locale, formsUrl}: {locale: Locale; formsUrl?: string}) {
  const context = useDocusaurusContext();
  const siteConfig = {...context.siteConfig, customFields: {formsUrl}};
  const i18n = {...context.i18n, currentLocale: locale};
  return (
    <Context.Provider value={{...context, siteConfig, i18n}}>
      <Form />
    </Context.Provider>
  );
}

it.each([
  ['fr', '/thank-you/'],
  ['en', '/en/thank-you/'],
] as const)('is the thank-you page of the language: %s', (locale, action) => {
  expect(renderToStaticMarkup(<InSite locale={locale} />)).toBe(`<form action="${action}"></form>`);
});

it('is the address configured for the build', () => {
  const formsUrl = 'https://forms.example.org/my-agency';
  expect(renderToStaticMarkup(<InSite locale="en" formsUrl={formsUrl} />)).toBe(
    `<form action="${formsUrl}"></form>`,
  );
});
