import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import type {SectorId} from '../../../../vocabulary';
import {caseStudy, renderInSite, Site} from '../../Card/__tests__/site';
import WorkList from '..';
import {sectorA, sectorB, sectorC} from '@site/scripts/__tests__/jest/vocabulary';
import {named, say} from '@site/scripts/__tests__/jest/words';
import {sectorLabels} from '../../../../vocabulary/labels';

const study = (number: number, sector: SectorId) =>
  caseStudy({id: `s${number}`, path: `/work/s${number}/`, title: `Étude ${number}`, sector});

const four = [study(1, sectorA), study(2, sectorB), study(3, sectorA), study(4, sectorB)];
const three = four.slice(0, 3);

/** The sectors of these. */
const sectors = [sectorA, sectorB, sectorC];

/** Thirty, of which the page contains twelve; three late ones are of another sector. */
const many = Array.from({length: 30}, (_, index) =>
  study(index + 1, index > 26 ? sectorC : sectorA),
);
const first = many.slice(0, 12);

const titles = () => screen.queryAllByRole('heading', {level: 3}).map((title) => title.textContent);
const chip = (name: string) => screen.getByRole('button', {name: named(name)});
const all = () => chip(say('caseStudies.WorkList.all'));
const more = () =>
  screen.queryByRole('button', {name: named(say('caseStudies.WorkList.more'))}) as HTMLElement;
const status = () => screen.getByRole('status');
const shown = (shown: number) => say('caseStudies.WorkList.shown', {shown, count: 30});
const inSector = (count: number, sector: string) =>
  say('caseStudies.WorkList.countInSector', {count, sector});

beforeEach(() => {
  window.history.replaceState({key: 'router'}, '', '/');
});

describe('WorkList', () => {
  it('shows every case study at first', () => {
    renderInSite(<WorkList first={four} total={4} sectors={[sectorA, sectorB]} />);
    expect(titles()).toEqual(['Étude 1', 'Étude 2', 'Étude 3', 'Étude 4']);
    expect(all()).toHaveAttribute('aria-pressed', 'true');
    expect(more()).toBeNull();
  });

  it('has a filter for the sectors in use, from four case studies on', () => {
    window.history.replaceState(null, '', `/?sector=${sectorB}`);
    const {unmount} = renderInSite(
      <WorkList first={three} total={3} sectors={[sectorA, sectorB]} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(titles()).toHaveLength(3);
    unmount();
    renderInSite(<WorkList first={four} total={4} sectors={[sectorA, sectorB]} />);
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  it('filters by sector with the keyboard and announces the number of results', async () => {
    const user = userEvent.setup();
    renderInSite(<WorkList first={four} total={4} sectors={[sectorA, sectorB]} />);
    expect(status()).toBeEmptyDOMElement();
    chip(sectorLabels[sectorA]).focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Étude 1', 'Étude 3']);
    expect(chip(sectorLabels[sectorA])).toHaveAttribute('aria-pressed', 'true');
    expect(status()).toHaveTextContent(inSector(2, sectorLabels[sectorA]));
    await user.click(all());
    expect(status()).toHaveTextContent(say('caseStudies.WorkList.count', {count: 4}));
  });

  it('keeps the choice in the address, whose rest it leaves alone, and the state of its entry', async () => {
    const user = userEvent.setup();
    const entries = window.history.length;
    const state = {contact: {screen: 'email', run: 0}};
    window.history.replaceState({key: 'router', state}, '', '/en/?q=1#work');
    renderInSite(<WorkList first={four} total={4} sectors={[sectorA, sectorB]} />);
    await user.click(chip(sectorLabels[sectorB]));
    expect(window.location.href).toBe(`http://localhost/en/?q=1&sector=${sectorB}#work`);
    expect(window.history.state).toMatchObject({state});
    await user.click(all());
    expect(window.location.href).toBe('http://localhost/en/?q=1#work');
    expect(window.history).toHaveLength(entries);
  });

  it.each([
    [sectorB, ['Étude 2', 'Étude 4']],
    ['unknown', ['Étude 1', 'Étude 2', 'Étude 3', 'Étude 4']],
  ])('reads the sector from the URL, if it exists: %s', (sector, found) => {
    window.history.replaceState(null, '', `/?sector=${sector}`);
    renderInSite(<WorkList first={four} total={4} sectors={[sectorA, sectorB]} />);
    expect(titles()).toEqual(found);
    expect(status()).toBeEmptyDOMElement();
  });

  it('shows an empty sector of the address with a link to the contact form', () => {
    window.history.replaceState(null, '', `/?sector=${sectorC}`);
    renderInSite(<WorkList first={four} total={4} sectors={[sectorA, sectorB]} />);
    expect(titles()).toEqual([]);
    expect(screen.getByText(say('caseStudies.WorkList.empty'))).toBeInTheDocument();
    expect(
      screen.getByRole('link', {name: named(say('caseStudies.WorkList.emptyAction'))}),
    ).toHaveAttribute('href', '/#contact');
  });

  it('hydrates the server’s HTML, then follows the URL', async () => {
    const list = (
      <Site>
        <WorkList first={four} total={4} sectors={[sectorA, sectorB]} />
      </Site>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    expect(titles()).toHaveLength(4);
    window.history.replaceState(null, '', `/?sector=${sectorB}`);
    const errors: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, list, {onRecoverableError: (error) => errors.push(error)});
      await Promise.resolve();
    });
    expect(errors).toEqual([]);
    expect(titles()).toEqual(['Étude 2', 'Étude 4']);
    container.remove();
  });

  it('shows ten more at a time, focuses the first of them and announces the number', async () => {
    const user = userEvent.setup();
    const loadAll = jest.fn(() => Promise.resolve(many));
    renderInSite(<WorkList first={first} total={30} sectors={sectors} loadAll={loadAll} />);
    expect(titles()).toHaveLength(12);
    expect(loadAll).not.toHaveBeenCalled();
    expect(screen.getByText(shown(12))).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    await user.click(more());
    expect(titles()).toHaveLength(22);
    await waitFor(() => expect(screen.getByRole('link', {name: 'Étude 13'})).toHaveFocus());
    expect(status()).toHaveTextContent(shown(22));
    await user.click(more());
    expect(titles()).toHaveLength(30);
    expect(screen.getByRole('link', {name: 'Étude 23'})).toHaveFocus();
    expect(status()).toHaveTextContent(shown(30));
    expect(more()).toBeNull();
    expect(loadAll).toHaveBeenCalledTimes(1);
  });

  it('restores its length when the visitor returns', async () => {
    const user = userEvent.setup();
    const list = (
      <WorkList first={first} total={30} sectors={sectors} loadAll={() => Promise.resolve(many)} />
    );
    window.history.replaceState({key: 'router'}, '', '/');
    const {unmount} = renderInSite(list);
    await user.click(more());
    expect(window.history.state).toEqual({key: 'router', cards: 22});
    unmount();
    const back = renderInSite(list);
    await waitFor(() => expect(titles()).toHaveLength(22));
    await user.click(chip(sectorLabels[sectorC]));
    back.unmount();
    renderInSite(list);
    await waitFor(() => expect(titles()).toEqual(['Étude 28', 'Étude 29', 'Étude 30']));
    expect(window.history.state).not.toHaveProperty('cards');
  });

  it('filters all case studies, not only the first ones', async () => {
    const user = userEvent.setup();
    renderInSite(
      <WorkList first={first} total={30} sectors={sectors} loadAll={() => Promise.resolve(many)} />,
    );
    await user.click(chip(sectorLabels[sectorC]));
    await waitFor(() => expect(titles()).toEqual(['Étude 28', 'Étude 29', 'Étude 30']));
    expect(status()).toHaveTextContent(inSector(3, sectorLabels[sectorC]));
  });

  it('announces no number before all of them are loaded', async () => {
    const user = userEvent.setup();
    let arrive: (studies: typeof many) => void = () => undefined;
    const loadAll = () => new Promise<typeof many>((resolve) => (arrive = resolve));
    renderInSite(<WorkList first={first} total={30} sectors={sectors} loadAll={loadAll} />);
    await user.click(chip(sectorLabels[sectorC]));
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByText(say('caseStudies.WorkList.empty'))).toBeNull();
    await act(async () => {
      arrive(many);
      await Promise.resolve();
    });
    expect(status()).toHaveTextContent(inSector(3, sectorLabels[sectorC]));
  });

  it('reports a failure to load the others, and retries', async () => {
    const user = userEvent.setup();
    const loadAll = jest
      .fn<Promise<typeof many>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
      .mockResolvedValue(many);
    renderInSite(<WorkList first={first} total={30} sectors={sectors} loadAll={loadAll} />);
    await user.click(more());
    expect(screen.getByRole('alert')).toHaveTextContent(say('caseStudies.WorkList.failed'));
    expect(titles()).toHaveLength(12);
    await user.click(more());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', {name: 'Étude 13'})).toHaveFocus();
  });
});
