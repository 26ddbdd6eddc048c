import type { ComponentType } from 'react';
import type { User } from '../accounts/session.ts';
import { ThemeSection } from './theme-section.tsx';

/** A part of the settings. */
interface SettingsPart {
  /** Of its anchor. */
  id: string;
  title: string;
  /** What stands under its title. */
  Body: ComponentType<{ user: User }>;
}

/** Parts of the settings in the order they stand: a part is one import and one line here. */
export const SETTINGS_SECTIONS: readonly SettingsPart[] = [
  { id: 'vzhlad', title: 'Vzhľad', Body: ThemeSection },
];
