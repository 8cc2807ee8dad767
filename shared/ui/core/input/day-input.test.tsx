import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '@pignon/shared/testing';
import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { DayInput, Field, TimeInput, type DayInputProps } from '..';

beforeEach(() => {
  fakeTimersOnly(['Date'], new Date('2026-11-22T10:00:00Z'));
});
afterEach(() => {
  jest.useRealTimers();
});

function DayScreen({ first = '', ...rest }: Partial<DayInputProps> & { first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <Field label="Échéance">{(ids) => <DayInput {...ids} {...rest} value={day} onChange={setDay} />}</Field>
      <output>{day || 'aucun'}</output>
      <button onClick={() => setDay('2027-01-31')}>Autre jour</button>
    </>
  );
}

function TimeScreen() {
  const [time, setTime] = useState('');
  return (
    <>
      <Field label="Heure">{(ids) => <TimeInput {...ids} value={time} onChange={setTime} />}</Field>
      <output>{time || 'aucune'}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox');
const value = () => screen.getByRole('status').textContent;

describe('a day field', () => {
  it('shows the day first in any browser', async () => {
    await renderScreen(<DayScreen first="2026-11-21" />);
    expect(field()).toHaveValue('21/11/2026');
    expect(field()).not.toHaveAttribute('type', 'date');
    expect(field()).toHaveAccessibleName('Échéance');
  });

  it.each([
    ['05/12/2026', '2026-12-05'],
    ['05122026', '2026-12-05'],
    ['5.12.26', '2026-12-05'],
  ])('accepts %s', async (typedText, day) => {
    const { user } = await renderScreen(<DayScreen />);
    await user.type(field(), typedText);
    await user.tab();
    expect(value()).toBe(day);
    expect(field()).toHaveValue('05/12/2026');
  });

  it('accepts a two-digit year only on blur or Enter', async () => {
    const { user } = await renderScreen(<DayScreen />);
    await user.type(field(), '05/12/20');
    expect(value()).toBe('aucun');
    await user.type(field(), '27');
    expect(value()).toBe('2027-12-05');
    await user.clear(field());
    await user.type(field(), '5/12/26{Enter}');
    expect(value()).toBe('2026-12-05');
  });

  it('keeps unreadable text with an error beside it', async () => {
    const { user } = await renderScreen(<DayScreen first="2026-11-21" />);
    await user.clear(field());
    await user.type(field(), '31/02/2026');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.tab();
    expect(field()).toHaveValue('31/02/2026');
    expect(value()).toBe('aucun');
    expect(screen.getByRole('alert')).toHaveTextContent('Cette date ne se lit pas. Écrivez-la JJ/MM/AAAA.');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/ne se lit pas/);
  });

  it('names the allowed days', async () => {
    const { user } = await renderScreen(<DayScreen min="2026-11-01" max="2026-11-30" />);
    await user.type(field(), '01/12/2026');
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Au plus tard le 30/11/2026');
  });

  it('is replaced by a day set from outside', async () => {
    const { user } = await renderScreen(<DayScreen />);
    await user.type(field(), '31/02');
    await user.click(screen.getByRole('button', { name: 'Autre jour' }));
    expect(field()).toHaveValue('31/01/2027');
  });

  it('selects a day in the calendar by arrow keys, in French with Monday first, and returns the focus', async () => {
    const { user } = await renderScreen(<DayScreen first="2026-11-21" />);
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    const calendar = await screen.findByRole('dialog', { name: 'Calendrier' });
    expect(within(calendar).getAllByRole('columnheader')[0]).toHaveTextContent('lun.');
    expect(screen.getByRole('button', { name: 'samedi 21 novembre 2026' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    expect(screen.getByRole('button', { name: 'mardi 29 décembre 2026' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(value()).toBe('2026-12-29');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes its calendar by the same button', async () => {
    const { user } = await renderScreen(<DayScreen first="2026-11-21" />);
    await user.click(screen.getByRole('button', { name: 'Calendrier' }));
    await screen.findByRole('button', { name: 'samedi 21 novembre 2026' });
    await user.click(screen.getByRole('button', { name: 'Calendrier' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('disables calendar days outside its bounds, and changes nothing on Escape', async () => {
    const { user } = await renderScreen(<DayScreen first="2026-11-21" max="2026-11-22" />);
    await user.click(screen.getByRole('button', { name: 'Calendrier' }));
    expect(await screen.findByRole('button', { name: 'lundi 23 novembre 2026' })).toBeDisabled();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'dimanche 22 novembre 2026' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(value()).toBe('2026-11-21');
    expect(field()).toHaveFocus();
  });
});

describe('a time field', () => {
  it.each([
    ['1430', '14:30'],
    ['9h', '09:00'],
    ['14:05', '14:05'],
  ])('accepts %s on 24 hours', async (typedText, time) => {
    const { user } = await renderScreen(<TimeScreen />);
    await user.type(field(), typedText);
    await user.tab();
    expect(value()).toBe(time);
    expect(field()).toHaveValue(time);
  });

  it('keeps unreadable text with an error beside it', async () => {
    const { user } = await renderScreen(<TimeScreen />);
    await user.type(field(), '2:30 PM');
    await user.tab();
    expect(field()).toHaveValue('2:30 PM');
    expect(screen.getByRole('alert')).toHaveTextContent('Cette heure ne se lit pas. Écrivez-la HH:MM.');
  });

  it('offers the half-hours of a working day', async () => {
    const { user } = await renderScreen(<TimeScreen />);
    await user.click(screen.getByRole('button', { name: 'Choisir une heure' }));
    await user.click(screen.getByRole('menuitemradio', { name: '14:30' }));
    expect(value()).toBe('14:30');
  });
});
