import {renderToStaticMarkup} from 'react-dom/server';
import type {ReactNode} from 'react';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import {FormsHost, IfService} from '../mdx';

const show = (customFields: Record<string, unknown>, children: ReactNode) =>
  renderToStaticMarkup(<Docusaurus config={{customFields}}>{children}</Docusaurus>);

it.each([
  [{}, 'none'],
  [{weather: {key: 'a'}}, 'some'],
  [{cloudinary: true, weather: undefined}, 'some'],
  [{cloudinary: false}, 'none'],
])('with %j the text is for %s', (fields, expected) => {
  expect(
    show(
      fields,
      <>
        <IfService name="weather cloudinary">some</IfService>
        <IfService name="weather cloudinary" off>
          none
        </IfService>
      </>,
    ),
  ).toBe(expected);
});

it('names the host that receives the forms', () => {
  expect(show({formsUrl: 'https://forms.example.org/my-agency'}, <FormsHost />)).toBe(
    'forms.example.org',
  );
  expect(show({}, <FormsHost />)).toBe('');
});

it('rejects an unknown service and lists the known ones', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => show({}, <IfService name="map">x</IfService>)).toThrow(
    '<IfService name="map">: unknown service "map"; write maps, weather, cloudinary, forms.',
  );
});
