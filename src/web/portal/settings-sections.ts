import type { ComponentType } from 'react';
import type { SettingsPartId } from '#domain/accounts/settings-paths.ts';
import { DeletionSection } from '../accounts/deletion-section.tsx';
import { EmailSection } from '../accounts/email-section.tsx';
import { EventsSection } from '../accounts/events-section.tsx';
import { ExportSection } from '../accounts/export-section.tsx';
import { FactorsSection } from '../accounts/factors-section.tsx';
import { MailsSection } from '../accounts/mails-section.tsx';
import { PasswordSection } from '../accounts/password-section.tsx';
import { ProfileSection } from '../accounts/profile-section.tsx';
import type { User } from '../accounts/session.ts';
import { SessionsSection } from '../accounts/sessions-section.tsx';
import { ClientsSection } from '../clients/clients-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/** A part of the settings. */
interface SettingsPart {
  /** Of its anchor. */
  id: SettingsPartId;
  title: string;
  /** What stands under its title. */
  Body: ComponentType<{ user: User }>;
}

/** Parts of the settings in the order they stand: a part is one import and one line here. */
export const SETTINGS_SECTIONS: readonly SettingsPart[] = [
  { id: 'profil', title: 'Profil', Body: ProfileSection },
  { id: 'fakturacne-udaje', title: 'Fakturačné údaje', Body: ClientsSection },
  { id: 'heslo', title: 'Heslo', Body: PasswordSection },
  { id: 'e-mail', title: 'E-mail', Body: EmailSection },
  { id: 'druhy-krok', title: 'Druhý krok', Body: FactorsSection },
  { id: 'prihlasenia', title: 'Prihlásenia', Body: SessionsSection },
  { id: 'upozornenia', title: 'Upozornenia', Body: MailsSection },
  { id: 'vzhlad', title: 'Vzhľad', Body: ThemeSection },
  { id: 'historia', title: 'História účtu', Body: EventsSection },
  { id: 'export', title: 'Stiahnutie údajov', Body: ExportSection },
  { id: 'zrusenie', title: 'Zrušenie účtu', Body: DeletionSection },
];
