import type { ComponentType } from 'react';
import { MailsSection } from '../accounts/mails-section.tsx';
import { ProfileSection } from '../accounts/profile-section.tsx';
import type { User } from '../accounts/session.ts';
import { ClientsSection } from '../clients/clients-section.tsx';
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
  { id: 'profil', title: 'Profil', Body: ProfileSection },
  { id: 'firmy', title: 'Firmy', Body: ClientsSection },
  { id: 'e-maily', title: 'E-maily', Body: MailsSection },
  { id: 'vzhlad', title: 'Vzhľad', Body: ThemeSection },
];
