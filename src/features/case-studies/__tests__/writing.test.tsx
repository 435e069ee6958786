import {act, fireEvent, screen, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {consentPurposes, saveConsent} from '../../../hooks/useConsent';
import {CONSENT_KEY} from '../../../lib/early';
import {renderInSite as render, Site} from '../Card/__tests__/site';
import {image} from '@site/scripts/__tests__/jest/image';
import {sectorA} from '@site/scripts/__tests__/jest/vocabulary';
import {say} from '@site/scripts/__tests__/jest/words';
import {CaseStudyContext, PartContext} from '../context';
import {Fact, Figure, Gallery, KeyFacts, Opening, Section} from '../mdx';
import {After, Before, Lens} from '../writing/Lens';
import {NextScreen, Screen} from '../writing/Screen';
import {Sight} from '../writing/Sight';
import {Quote} from '../writing/Quote';
import {Video} from '../writing/Video';

const caseStudy = {contentLocale: 'fr', figures: {'./plan.png': image}} as never;

const inStudy = (part: ReactElement) => (
  <CaseStudyContext value={caseStudy}>{part}</CaseStudyContext>
);
const film = inStudy(
  <Video youtube="aqz-KE-bpKQ" title="L’atelier du jeudi" caption="Une légende." />,
);

/* `role` of a Quote is its author's job, not an ARIA role. */
/* eslint-disable jsx-a11y/aria-role */

/** Lists the external URLs that the HTML loads on its own. */
const asked = (html: string) =>
  [
    ...html.matchAll(
      /<(?:iframe|img|script|link|source|video|track)[^>]*\b(?:src|href)="(https?:[^"]+)"/g,
    ),
  ].map(([, address]) => address);

afterEach(() => {
  act(() => saveConsent(false));
  localStorage.clear();
  document.body.replaceChildren();
});

describe('writing components in the server’s HTML', () => {
  const html = renderToString(
    <Site>
      <CaseStudyContext value={caseStudy}>
        <Gallery caption="Trois essais.">
          <Figure src="./plan.png" alt="Un plan." caption="Le premier." />
        </Gallery>
        <Quote
          author="Une infirmière"
          role="service de gériatrie"
          source="https://www.example.org/"
        >
          <p>On la reconnaît.</p>
        </Quote>
        <KeyFacts title="Le projet">
          <Fact label="Durée">Neuf mois</Fact>
        </KeyFacts>
        {film}
        <Video
          src="/videos/atelier.mp4"
          captions="/videos/atelier.vtt"
          title="L’atelier"
          poster="./plan.png"
        />
      </CaseStudyContext>
    </Site>,
  );

  it('load nothing from other hosts and link to the video without JavaScript', () => {
    expect(asked(html)).toEqual([]);
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('<button');
  });

  it('render figures with captions, a quotation with its author and a list of facts', () => {
    document.body.innerHTML = html;
    expect(document.querySelectorAll('figure > figcaption')).toHaveLength(4);
    expect(document.querySelector('blockquote')).toHaveAttribute(
      'cite',
      'https://www.example.org/',
    );
    expect(document.querySelector('figcaption cite')).toHaveTextContent('Une infirmière');
    expect(document.querySelector('dl dt')).toHaveTextContent('Durée');
    expect(document.querySelector('dl dd')).toHaveTextContent('Neuf mois');
  });

  it('load a video of the site only when it is played', () => {
    document.body.innerHTML = html;
    const video = document.querySelector('video');
    expect(video).toHaveAttribute('preload', 'none');
    expect(video?.querySelector('source')).toHaveAttribute('src', '/videos/atelier.mp4');
    expect(video?.querySelector('track')).toHaveAttribute('kind', 'captions');
  });
});

it('looks at a picture in four ways, at first clear, and has the words of each', () => {
  render(inStudy(<Sight src="./plan.png" alt="Un hall." caption="Le hall." />));
  const group = screen.getByRole('group', {name: say('caseStudies.Sight.legend')});
  const views = within(group).getAllByRole('radio');
  expect(views.map((view) => (view as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(group.querySelectorAll('[data-view]')).toHaveLength(views.length);
  expect(within(group).getByRole('img', {name: 'Un hall.'})).toBeInTheDocument();
  expect(screen.getByText(say('caseStudies.Sight.note'))).toBeInTheDocument();
});

describe('a video from another host', () => {
  const frame = () => document.querySelector('iframe');

  it('loads on the click of a button that explains the consequences, and receives focus', () => {
    render(film);
    expect(frame()).toBeNull();
    expect(
      screen.getByText(say('caseStudies.Video.notice', {service: 'YouTube'})),
    ).toBeInTheDocument();
    fireEvent.click(
      screen.getByRole('button', {name: `${say('caseStudies.Video.play')} L’atelier du jeudi`}),
    );
    expect(frame()).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
    expect(frame()).toHaveFocus();
    expect(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}')).toMatchObject({
      purposes: ['video'],
    });
  });

  it('does not load on its own after an earlier video was accepted', () => {
    const {unmount} = render(film);
    fireEvent.click(screen.getByRole('button'));
    unmount();
    render(film);
    expect(frame()).toBeNull();
  });

  it('closes when the visitor refuses in the footer', () => {
    render(film);
    fireEvent.click(screen.getByRole('button'));
    act(() => saveConsent(false));
    expect(frame()).toBeNull();
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  it('is not allowed by the banner, which does not mention videos', () => {
    act(() => saveConsent(true));
    const {purposes} = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}') as {
      purposes: string[];
    };
    expect(purposes).toEqual(['maps']);
    expect(consentPurposes).toContain('video');
  });

  it('asks Vimeo not to track the visitor', () => {
    render(inStudy(<Video vimeo="1084537" title="L’atelier" />));
    fireEvent.click(screen.getByRole('button'));
    expect(frame()).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1',
    );
  });
});

describe('a lens', () => {
  const lens = inStudy(
    <Lens caption="La convocation.">
      <Before title="Avant" example>
        <p>Venez à jeun.</p>
      </Before>
      <After title="Après">
        <p>L’eau est permise.</p>
      </After>
    </Lens>,
  );

  it('has both texts in the server’s HTML, the first marked as an example, and no style', () => {
    const html = renderToString(<Site>{lens}</Site>);
    expect(html.indexOf('Venez à jeun.')).toBeLessThan(html.indexOf('L’eau est permise.'));
    expect(html).toContain(say('caseStudies.sampleMark.word'));
    expect(html).not.toContain('style=');
  });

  it('moves with its range and opens on the whole page', () => {
    const {container} = render(lens);
    const range = screen.getByRole('slider', {name: say('caseStudies.Lens.move')});
    const whole = screen.getByRole('button', {name: say('caseStudies.Lens.whole')});
    expect(range).toHaveAttribute('min', '40');
    const desk = container.querySelector<HTMLElement>('[class*=desk]');
    fireEvent.click(whole);
    expect(whole).toHaveAccessibleName(say('caseStudies.Lens.back'));
    expect(desk).toHaveAttribute('data-shown', 'after');
    fireEvent.change(range, {target: {value: '80'}});
    expect(desk?.style.getPropertyValue('--y')).toBe('80%');
    expect(whole).toHaveAccessibleName(say('caseStudies.Lens.whole'));
  });

  it('shows the second text first where two buttons stand for it, and the first on request', () => {
    const {container} = render(lens);
    const [before, after] = (['before', 'after'] as const).map((version) =>
      screen.getByRole('button', {name: say(`caseStudies.Lens.${version}`)}),
    );
    expect(after).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(before!);
    expect(before).toHaveAttribute('aria-pressed', 'true');
    expect(after).toHaveAttribute('aria-pressed', 'false');
    expect(container.querySelector('[class*=desk]')).toHaveAttribute('data-shown', 'before');
  });
});

describe('Screen', () => {
  const button = () => screen.queryByRole('button');

  it('has drawn buttons only where nothing follows', () => {
    render(
      inStudy(
        <Screen title="Mardi">
          <kbd>Suivant</kbd>
        </Screen>,
      ),
    );
    expect(button()).toBeNull();
  });

  it.each([
    ['640 ko', 3.24],
    ['640 visites', undefined],
  ])('shows what its number was, %s, in scale, if both have one unit', (before, times) => {
    const {container} = render(
      inStudy(
        <Screen title="Mardi" number="61 ko" before={before}>
          <p>Une question.</p>
        </Screen>,
      ),
    );
    const disc = container.querySelector('[viewBox="0 0 2 2"] > circle');
    expect(disc && Math.round(Number(disc.getAttribute('r')) * 100) / 100).toBe(times ?? null);
  });

  it('goes on by the first button of each screen, and from the last to the first', () => {
    const {container} = render(
      inStudy(
        <Screen title="Mardi">
          <p>Une question.</p>
          <kbd>Suivant</kbd>
          <kbd>Appeler</kbd>
          <NextScreen title="Mercredi">
            <p>Une autre.</p>
            <kbd>Revenir</kbd>
          </NextScreen>
        </Screen>,
      ),
    );
    const shown = () => container.querySelector('[data-shown]');
    expect(shown()).toHaveTextContent('MardiUne question.SuivantAppeler');
    fireEvent.click(screen.getByRole('button', {name: 'Suivant'}));
    expect(shown()).toHaveTextContent('MercrediUne autre.Revenir');
    expect(shown()).toHaveFocus();
    expect(shown()).toHaveAccessibleName('Mercredi');
    fireEvent.click(screen.getByRole('button', {name: 'Revenir'}));
    expect(shown()).toHaveTextContent('MardiUne question.');
  });
});

it('shows what opens a text in the header only, and the sections below only', () => {
  const study = {...(caseStudy as object), sector: sectorA} as never;
  const text = (
    <CaseStudyContext value={study}>
      <Opening>
        <Screen title="Mardi" number="61 ko" caption="Le poids de la page.">
          <p>Une question.</p>
        </Screen>
      </Opening>
      <Section id="challenges" title="Les enjeux">
        <p>Un enjeu.</p>
      </Section>
    </CaseStudyContext>
  );
  const header = render(<PartContext value="opening">{text}</PartContext>);
  expect(header.container).toHaveTextContent('Une question.');
  expect(header.container).not.toHaveTextContent('Un enjeu.');
  header.unmount();
  const sections = render(text);
  expect(sections.container).toHaveTextContent('Un enjeu.');
  expect(sections.container).not.toHaveTextContent('Une question.');
});
