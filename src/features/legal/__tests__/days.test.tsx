import {render, screen} from '@testing-library/react';
import {site} from '../../../site';
import {AuditBy, TestedOn} from '../mdx';

it('the accessibility statement has the days of the last test and of the promised audit', () => {
  render(
    <>
      <TestedOn />
      <AuditBy />
    </>,
  );
  const days = screen.getAllByRole('time').map((day) => day.getAttribute('datetime'));
  expect(days).toEqual([site.accessibility.tested, site.accessibility.audit]);
});
