import type {Typefaces} from '../../../src/typefaces';

export const typefaces: Typefaces = {
  display: {
    family: 'Atkinson Hyperlegible Next',
    package: '@fontsource-variable/atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    kind: 'serif',
    axes: {wght: 650},
    pictures: {title: {wght: 650}, name: {wght: 600}},
  },
  text: {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal',
    kind: 'sans',
    italic: 'bricolage-grotesque-latin-wght-normal',
    pictures: {text: {wght: 500}},
  },
};
