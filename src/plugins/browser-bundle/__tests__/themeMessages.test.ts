import {themeMessages} from '..';

it('Docusaurus’ messages in the browser are those of its theme alone', () => {
  const kept = {'theme.ErrorPageContent.title': 'Oups'};
  expect(themeMessages({...kept, 'home.title': 'Home'})).toEqual(kept);
});
