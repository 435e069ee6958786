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

const three = [study(1, sectorA), study(2, sectorB), study(3, sectorA)];

/** Thirty, of which the page contains twelve; three late ones are of another sector. */
const many = Array.from({length: 30}, (_, index) =>
  study(index + 1, index > 26 ? sectorC : sectorA),
);
const first = many.slice(0, 12);

const titles = () => screen.queryAllByRole('heading', {level: 3}).map((title) => title.textContent);
const chip = (name: string) => screen.getByRole('button', {name: named(name)});

beforeEach(() => {
  window.history.replaceState({key: 'router'}, '', '/');
});

describe('WorkList', () => {
  it('shows every case study at first', () => {
    renderInSite(<WorkList first={three} total={3} />);
    expect(titles()).toEqual(['Étude 1', 'Étude 2', 'Étude 3']);
    expect(chip(say('caseStudies.WorkList.all'))).toHaveAttribute('aria-pressed', 'true');
    expect(
      screen.queryByRole('button', {name: named(say('caseStudies.WorkList.more'))}),
    ).toBeNull();
  });

  it('filters by sector with the keyboard and announces the number of results', async () => {
    const user = userEvent.setup();
    renderInSite(<WorkList first={three} total={3} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    chip(sectorLabels[sectorA]).focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Étude 1', 'Étude 3']);
    expect(chip(sectorLabels[sectorA])).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(
      say('caseStudies.WorkList.countInSector', {count: 2, sector: sectorLabels[sectorA]}),
    );
    await user.click(chip(say('caseStudies.WorkList.all')));
    expect(screen.getByRole('status')).toHaveTextContent(
      say('caseStudies.WorkList.count', {count: 3}),
    );
  });

  it('keeps the choice in the address, and the state of its entry', async () => {
    const user = userEvent.setup();
    const entries = window.history.length;
    const state = {contact: {screen: 'email', run: 0}};
    window.history.replaceState({key: 'router', state}, '', '/');
    renderInSite(<WorkList first={three} total={3} />);
    await user.click(chip(sectorLabels[sectorB]));
    expect(window.location.search).toBe(`?sector=${sectorB}`);
    expect(window.history.state).toMatchObject({state});
    await user.click(chip(say('caseStudies.WorkList.all')));
    expect(window.location.search).toBe('');
    expect(window.history).toHaveLength(entries);
  });

  it('reads the sector from the URL', () => {
    window.history.replaceState(null, '', `/?sector=${sectorB}`);
    renderInSite(<WorkList first={three} total={3} />);
    expect(titles()).toEqual(['Étude 2']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows everything for an unknown sector', () => {
    window.history.replaceState(null, '', '/?sector=unknown');
    renderInSite(<WorkList first={three} total={3} />);
    expect(titles()).toHaveLength(3);
  });

  it('shows an empty sector with a link to the contact form', async () => {
    const user = userEvent.setup();
    renderInSite(<WorkList first={three} total={3} />);
    await user.click(chip(sectorLabels[sectorC]));
    expect(titles()).toEqual([]);
    expect(screen.getByText(say('caseStudies.WorkList.empty'))).toBeInTheDocument();
    expect(
      screen.getByRole('link', {name: named(say('caseStudies.WorkList.emptyAction'))}),
    ).toHaveAttribute('href', '/#contact');
  });

  it('hydrates the server’s HTML, then follows the URL', async () => {
    const list = (
      <Site>
        <WorkList first={three} total={3} />
      </Site>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    expect(titles()).toHaveLength(3);
    window.history.replaceState(null, '', `/?sector=${sectorB}`);
    const errors: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, list, {onRecoverableError: (error) => errors.push(error)});
      await Promise.resolve();
    });
    expect(errors).toEqual([]);
    expect(titles()).toEqual(['Étude 2']);
    container.remove();
  });

  it('loads nothing before it is needed', () => {
    const loadAll = jest.fn();
    renderInSite(<WorkList first={first} total={30} loadAll={loadAll} />);
    expect(loadAll).not.toHaveBeenCalled();
  });

  it('shows ten more at a time, focuses the first of them and announces the number', async () => {
    const user = userEvent.setup();
    const loadAll = jest.fn(() => Promise.resolve(many));
    renderInSite(<WorkList first={first} total={30} loadAll={loadAll} />);
    expect(titles()).toHaveLength(12);
    expect(
      screen.getByText(say('caseStudies.WorkList.shown', {shown: 12, count: 30})),
    ).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', {name: named(say('caseStudies.WorkList.more'))}));
    expect(titles()).toHaveLength(22);
    expect(screen.getByRole('link', {name: 'Étude 13'})).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      say('caseStudies.WorkList.shown', {shown: 22, count: 30}),
    );
    await user.click(screen.getByRole('button', {name: named(say('caseStudies.WorkList.more'))}));
    expect(titles()).toHaveLength(30);
    expect(screen.getByRole('link', {name: 'Étude 23'})).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      say('caseStudies.WorkList.shown', {shown: 30, count: 30}),
    );
    expect(
      screen.queryByRole('button', {name: named(say('caseStudies.WorkList.more'))}),
    ).toBeNull();
    expect(loadAll).toHaveBeenCalledTimes(1);
  });

  it('restores its length when the visitor returns', async () => {
    const user = userEvent.setup();
    const list = <WorkList first={first} total={30} loadAll={() => Promise.resolve(many)} />;
    window.history.replaceState({key: 'router'}, '', '/');
    const {unmount} = renderInSite(list);
    await user.click(screen.getByRole('button', {name: named(say('caseStudies.WorkList.more'))}));
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
    renderInSite(<WorkList first={first} total={30} loadAll={() => Promise.resolve(many)} />);
    await user.click(chip(sectorLabels[sectorC]));
    await waitFor(() => expect(titles()).toEqual(['Étude 28', 'Étude 29', 'Étude 30']));
    expect(screen.getByRole('status')).toHaveTextContent(
      say('caseStudies.WorkList.countInSector', {count: 3, sector: sectorLabels[sectorC]}),
    );
  });

  it('announces no number before all of them are loaded', async () => {
    const user = userEvent.setup();
    let arrive: (studies: typeof many) => void = () => undefined;
    const loadAll = () => new Promise<typeof many>((resolve) => (arrive = resolve));
    renderInSite(<WorkList first={first} total={30} loadAll={loadAll} />);
    await user.click(chip(sectorLabels[sectorC]));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText(say('caseStudies.WorkList.empty'))).toBeNull();
    await act(async () => {
      arrive(many);
      await Promise.resolve();
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      say('caseStudies.WorkList.countInSector', {count: 3, sector: sectorLabels[sectorC]}),
    );
  });

  it('reports a failure to load the others, and retries', async () => {
    const user = userEvent.setup();
    const loadAll = jest
      .fn<Promise<typeof many>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
      .mockResolvedValue(many);
    renderInSite(<WorkList first={first} total={30} loadAll={loadAll} />);
    await user.click(screen.getByRole('button', {name: named(say('caseStudies.WorkList.more'))}));
    expect(screen.getByRole('alert')).toHaveTextContent(say('caseStudies.WorkList.failed'));
    expect(titles()).toHaveLength(12);
    await user.click(screen.getByRole('button', {name: named(say('caseStudies.WorkList.more'))}));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', {name: 'Étude 13'})).toHaveFocus();
  });
});

describe('the sector in the URL', () => {
  it('leaves the rest of the URL alone', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '/en/?q=1#work');
    renderInSite(<WorkList first={three} total={3} />);
    await user.click(chip(sectorLabels[sectorA]));
    expect(window.location.href).toBe(`http://localhost/en/?q=1&sector=${sectorA}#work`);
    await user.click(chip(say('caseStudies.WorkList.all')));
    expect(window.location.href).toBe('http://localhost/en/?q=1#work');
  });
});
