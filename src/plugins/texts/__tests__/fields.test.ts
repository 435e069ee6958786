import {text} from '../fields';

it.each([
  'Le **soin**',
  'Le *soin*',
  'Le _soin_ à domicile',
  'Voir [ici](/team/)',
  'Le code `a`',
  '<b>Ville</b>',
  'Une ligne<br/>une autre',
  'Soin &amp; design',
  'L&#8217;hôpital',
  'Soin {{titre}}',
  'Le \\*soin\\*',
  '~~Soin~~',
])('a field refuses %j, which a page would show as it is written', (words) => {
  expect(text.safeParse(words).error?.issues[0]?.message).toBe(
    'write the words alone: a field has no Markdown, no tags and no codes of signs',
  );
});

it.each([
  'R&D, Q&A, AT&T et Tom & Jerry ; 3 < 4 > 2',
  'Prix* hors taxe, 2 * 3 * 4, et Lehrer*innen',
  './mon_plan_final.png',
  './_plan_.png',
  'snake_case et __init__.py',
  'La « Maison [rose] » (2024) {sic}',
  'L’hôpital d`en face',
  'C:\\Users et 10^6',
  'Un <3 pour le 1er',
])('a field accepts %j', (words) => {
  expect(text.safeParse(words).success).toBe(true);
});
